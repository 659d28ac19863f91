//! The exercises of chapter 10.

mod closest_pair;
mod convex_polygon_area;
mod cross_product;

pub use closest_pair::ClosestDistance;
pub use convex_polygon_area::DoubledArea;
pub use cross_product::Side;

/// A point with whole coordinates.
type Point = (i64, i64);
