//! The exercises of chapter 10.

mod cross_product;

pub use cross_product::Side;

/// A point with whole coordinates.
type Point = (i64, i64);
