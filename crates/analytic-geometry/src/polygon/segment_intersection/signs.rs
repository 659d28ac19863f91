//! Part of [segment intersection](super): whether two segments of floats intersect, by the signs of
//! four rounded cross products.
//!
//! If no endpoint is on the line of the other segment, the segments intersect exactly if the
//! endpoints of each are on different sides of the other's line: the boxes add nothing. A rounded
//! cross product shows that an endpoint is off the line, unless the product is tiny compared with
//! the two terms whose difference it is. So nearly always, no test depends on the outcome of
//! another.
//!
//! Cost: O(1): four rounded cross products; rarely, the full cost of [`intersects`] as well.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use crate::polygon::cross_product::exact;
use crate::polygon::segment_intersection::intersects;
use crate::{Segment, Vector};

/// Returns `true` if the segments have a point in common, endpoints included; always correct. O(1).
///
/// Faster than [`intersects`] if the boxes of many pairs intersect, and slower if those of few do.
#[inline]
#[expect(clippy::needless_bitwise_bool, reason = "a branch would be guessed wrong")]
pub fn intersects_by_signs(a: Segment<f64>, b: Segment<f64>) -> bool {
    let (along_a, along_b) = (a.to - a.from, b.to - b.from);
    let crosses = [
        rounded(along_a, b.from - a.from),
        rounded(along_a, b.to - a.from),
        rounded(along_b, b.from - a.from),
        rounded(along_b, b.from - a.to),
    ];
    if !crosses.iter().fold(true, |all, (_, is_right)| all & is_right) {
        return intersects(a, b);
    }
    let [b_from, b_to, a_from, a_to] = crosses.map(|(cross, _)| cross < 0.0);
    (b_from != b_to) & (a_from != a_to)
}

/// Returns the cross product of rounded differences, and whether it is certain to be nonzero and to
/// have the right sign.
#[inline]
fn rounded(one: Vector<f64>, other: Vector<f64>) -> (f64, bool) {
    let (left, right) = (one.x * other.y, other.x * one.y);
    let cross = left - right;
    (cross, exact::BOUND * (left.abs() + right.abs()) < cross.abs())
}
