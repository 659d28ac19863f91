//! Part of [rotating calipers](super): the sign of the cross product of two vectors that are
//! differences of floats, always correct.
//!
//! As for [three points](crate::polygon::cross_product::exact), the rounded cross product has the
//! right sign unless it is tiny compared with the two products whose difference it is. Here there
//! are four points, because the two edges need not share an endpoint.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use crate::Segment;
use crate::polygon::cross_product::Orientation;
use crate::polygon::cross_product::exact::{of_products, of_rounded};

/// Returns the direction in which to turn from the direction of `a` to that of `b`.
pub(super) fn turn(a: Segment<f64>, b: Segment<f64>) -> Orientation {
    let left = (a.to.x - a.from.x) * (b.to.y - b.from.y);
    let right = (a.to.y - a.from.y) * (b.to.x - b.from.x);
    of_rounded(left, right).unwrap_or_else(|| without_rounding(a, b))
}

/// Computes the turn as an exact sum of eight products.
fn without_rounding(a: Segment<f64>, b: Segment<f64>) -> Orientation {
    of_products(&[
        (a.to.x, b.to.y),
        (a.from.x, b.from.y),
        (b.to.x, a.from.y),
        (b.from.x, a.to.y),
        (-a.to.x, b.from.y),
        (-a.from.x, b.to.y),
        (-b.to.x, a.to.y),
        (-b.from.x, a.from.y),
    ])
}
