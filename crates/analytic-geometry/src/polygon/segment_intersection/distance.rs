//! Part of [segment intersection](super): how far two segments are from each other.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use super::{Division, IntersectionError, intersects};
use crate::Segment;

/// The square of the least distance between a point of one segment and a point of the other: zero
/// if they meet. For integers it is an exact fraction, and zero only then. For floats it is the
/// nearest one, which is zero too where the square is too small for a float. O(1).
///
/// # Errors
/// [`IntersectionError::TooLarge`]; it always fits if coordinates are at most 2^30 in absolute
/// value. Of floats: never.
pub fn squared_distance<T: Division>(
    a: Segment<T>,
    b: Segment<T>,
) -> Result<T::Quotient, IntersectionError> {
    if intersects(a, b) {
        return Ok(T::Quotient::default());
    }
    // If they do not intersect, one of the two nearest points can be chosen as an end.
    let mut least = T::squared_distance(a.from, b)?;
    for (end, other) in [(a.to, b), (b.from, a), (b.to, a)] {
        let distance = T::squared_distance(end, other)?;
        if distance < least {
            least = distance;
        }
    }
    Ok(least)
}
