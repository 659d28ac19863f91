//! Part of [segment intersection](super): whether two segments of floats meet, by the signs of four
//! rounded cross products.
//!
//! If no end lies on the line of the other segment, the segments meet exactly if the ends of each
//! lie on both sides of the other's line: the boxes say nothing new. And that none does is what a
//! rounded product can tell, unless it is tiny beside what was subtracted. So nearly always there
//! is no question of which the next one depends.
//!
//! Cost: O(1): four rounded cross products; seldom, all that [`intersects`] costs on top.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use crate::polygon::cross_product::exact;
use crate::polygon::segment_intersection::intersects;
use crate::{Segment, Vector};

/// Whether the segments have a point in common, be it an end; never wrong. O(1).
///
/// It is faster than [`intersects`] if the boxes of many pairs meet, and slower if those of few do.
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

/// The cross product of rounded differences, and whether it is not zero and has the right sign for
/// certain.
#[inline]
fn rounded(one: Vector<f64>, other: Vector<f64>) -> (f64, bool) {
    let (left, right) = (one.x * other.y, other.x * one.y);
    let cross = left - right;
    (cross, exact::BOUND * (left.abs() + right.abs()) < cross.abs())
}
