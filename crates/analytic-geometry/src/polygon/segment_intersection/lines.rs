//! Part of [segment intersection](super): lines, which have no endpoints, and rays, which have one.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use super::{Division, Intersection, IntersectionError};
use super::{between, crossing, intersection, sides, straddles};
use crate::Segment;
use crate::polygon::cross_product::{Orientation, orientation};

/// The intersection of two lines.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lines<T: Division> {
    /// Nothing: the lines are parallel.
    Parallel,
    /// One point.
    Point(T::Place),
    /// Everything: the lines are the same.
    Same,
}

/// Returns the intersection of the line through `a` and the line through `b`. O(1).
///
/// # Errors
/// Returns [`IntersectionError::NoLine`] if a segment is a single point, and
/// [`IntersectionError::TooLarge`] if the point does not fit: lines of floats can cross outside the
/// range of coordinates.
pub fn line_intersection<T: Division>(
    a: Segment<T>,
    b: Segment<T>,
) -> Result<Lines<T>, IntersectionError> {
    if let Some(index) = [a, b].iter().position(|segment| segment.is_point()) {
        return Err(IntersectionError::NoLine { index });
    }
    Ok(match T::crossing(a, b)? {
        Some(place) => Lines::Point(place),
        None if orientation(a.from, a.to, b.from) == Orientation::Collinear => Lines::Same,
        None => Lines::Parallel,
    })
}

/// Returns the intersection of a ray and a segment. The ray starts at `ray.from` and extends
/// through `ray.to` without end; if both are equal, it is that point. O(1).
///
/// # Errors
/// Under the same conditions as [`intersection`].
pub fn ray_intersection<T: Division>(
    ray: Segment<T>,
    segment: Segment<T>,
) -> Result<Intersection<T>, IntersectionError> {
    if ray.is_point() {
        return intersection(ray, segment);
    }
    if !straddles(ray, segment) {
        return Ok(Intersection::None);
    }
    let [of_from, of_to] = sides(ray, segment);
    if of_from == of_to {
        // All points are on one line. The part of the segment before the start of the ray is cut
        // off.
        let (start, end) = (segment.from.min(segment.to), segment.from.max(segment.to));
        let is_ascending = ray.from < ray.to;
        return Ok(if is_ascending {
            between(start.max(ray.from), end)
        } else {
            between(start, end.min(ray.from))
        });
    }
    // The segment crosses the ray's line from right to left, or from left to right. If from right
    // to left, it meets the ray exactly if the start of the ray is not on its right.
    let is_leftwards = of_from < of_to;
    let behind = if is_leftwards { Orientation::Right } else { Orientation::Left };
    let of_beginning = orientation(segment.from, segment.to, ray.from);
    if of_beginning == behind {
        return Ok(Intersection::None);
    }
    let ends = [(of_beginning, ray.from), (of_from, segment.from), (of_to, segment.to)];
    match ends.iter().find(|(side, _)| *side == Orientation::Collinear) {
        Some(&(_, end)) => Ok(Intersection::Point { at: end.into(), is_proper: false }),
        None => crossing(ray, segment),
    }
}
