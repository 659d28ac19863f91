//! The exercises of chapter 10.

mod convex_polygon_area;
mod cross_product;
mod sweep_line;

pub use convex_polygon_area::DoubledArea;
pub use cross_product::Side;
pub use sweep_line::MeetingPair;

/// A point with whole coordinates.
type Point = (i64, i64);
