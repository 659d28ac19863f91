//! Part of [cross product](super): a point and the circle through three others.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Point, TooLargeError};

/// The position of a point relative to a circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CircleSide {
    /// Inside the circle.
    Inside,
    /// On the circle itself.
    On,
    /// Outside the circle.
    Outside,
}

/// Returns the position of `d` relative to the circle through `a`, `b`, and `c`, or `None` if these
/// three are on one line, so that there is no circle. O(1).
///
/// # Errors
/// Returns an error if a sum of products of four differences does not fit in 128 bits, which never
/// happens while all coordinates are below 2^29 in absolute value.
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
    // If the path from a through b to c turns left, the sum is positive inside the circle.
    Ok(match (orientation(a, b, c), Orientation::from_cross_product(sum)) {
        (Orientation::Collinear, _) => None,
        (_, Orientation::Collinear) => Some(CircleSide::On),
        (turn, sign) if turn == sign => Some(CircleSide::Inside),
        _ => Some(CircleSide::Outside),
    })
}
