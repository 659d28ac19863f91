//! Part of [rotating calipers](super): the sign of the cross product of two vectors that are
//! differences of floats, never wrong.
//!
//! As with [three points](crate::polygon::cross_product::exact), the rounded product is right
//! unless it is tiny beside what was subtracted. Here there are four points, for the two edges need
//! not have an end in common.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use crate::Segment;
use crate::polygon::cross_product::Orientation;
use crate::polygon::cross_product::exact::{of_products, of_rounded};

/// To which side the direction of `b` lies of the direction of `a`.
pub(super) fn turn(a: Segment<f64>, b: Segment<f64>) -> Orientation {
    let left = (a.to.x - a.from.x) * (b.to.y - b.from.y);
    let right = (a.to.y - a.from.y) * (b.to.x - b.from.x);
    of_rounded(left, right).unwrap_or_else(|| without_rounding(a, b))
}

/// The same by an exact sum of the eight products.
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
