//! Part of [cross product](super): a point and the circle through three others.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Point, TooLargeError};

/// Where a point is, seen from a circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CircleSide {
    /// Nearer to the center than the circle is.
    Inside,
    /// On the circle itself.
    On,
    /// Farther away.
    Outside,
}

/// Where `d` is, seen from the circle through `a`, `b` and `c`; none if they lie on one line, so
/// that there is no circle. O(1).
///
/// # Errors
/// If a sum of products of four differences does not fit; never while all coordinates are below
/// 2^29.
pub fn in_circle(
    a: Point<i64>,
    b: Point<i64>,
    c: Point<i64>,
    d: Point<i64>,
) -> Result<Option<CircleSide>, TooLargeError> {
    let (u, v, w) = (a - d, b - d, c - d);
    let mut sum = 0_i128;
    for (one, two, three) in [(u, v, w), (v, w, u), (w, u, v)] {
        let term = one.squared_length().checked_mul(two.cross(three)).ok_or(TooLargeError)?;
        sum = sum.checked_add(term).ok_or(TooLargeError)?;
    }
    // The sum is positive inside, if the way from a over b to c turns to the left.
    Ok(match (orientation(a, b, c), Orientation::from_cross_product(sum)) {
        (Orientation::Collinear, _) => None,
        (_, Orientation::Collinear) => Some(CircleSide::On),
        (turn, sign) if turn == sign => Some(CircleSide::Inside),
        _ => Some(CircleSide::Outside),
    })
}
