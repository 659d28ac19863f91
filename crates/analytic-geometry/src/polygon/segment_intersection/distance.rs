//! Part of [segment intersection](super): the distance between two segments.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use super::{Division, IntersectionError, intersects};
use crate::Segment;

/// Returns the square of the smallest distance between a point of one segment and a point of the
/// other, zero if they intersect. For integers, it is an exact fraction, and zero only if they
/// intersect. For floats, it is the nearest float, which is also zero if the square is too small.
/// O(1).
///
/// # Errors
/// Returns [`IntersectionError::TooLarge`] if the result does not fit. It always fits if integer
/// coordinates are at most 2^30 in absolute value. Never for floats.
pub fn squared_distance<T: Division>(
    a: Segment<T>,
    b: Segment<T>,
) -> Result<T::Quotient, IntersectionError> {
    if intersects(a, b) {
        return Ok(T::Quotient::default());
    }
    // If they do not intersect, the smallest distance is attained at an endpoint.
    let mut least = T::squared_distance(a.from, b)?;
    for (end, other) in [(a.to, b), (b.from, a), (b.to, a)] {
        let distance = T::squared_distance(end, other)?;
        if distance < least {
            least = distance;
        }
    }
    Ok(least)
}
