//! Part of [segment intersection](super): lines, which end nowhere, and rays, which end on one
//! side.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use super::{Division, Intersection, IntersectionError};
use super::{between, crossing, intersection, sides, straddles};
use crate::Segment;
use crate::polygon::cross_product::{Orientation, orientation};

/// What two lines have in common.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Lines<T: Division> {
    /// Nothing: they are parallel.
    Parallel,
    /// One point.
    Point(T::Place),
    /// Everything: they are one line.
    Same,
}

/// What the line through `a` and the line through `b` have in common. O(1).
///
/// # Errors
/// [`IntersectionError::NoLine`] if one of the segments is a single point.
/// [`IntersectionError::TooLarge`] if the point is: the lines of floats can meet farther away than
/// any point is.
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

/// What a ray has in common with a segment. The ray begins in `ray.from` and goes on through
/// `ray.to` for ever; if both are the same, it is that point. O(1).
///
/// # Errors
/// As [`intersection`].
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
        // All are on one line. The part of the segment behind the beginning is cut off.
        let (start, end) = (segment.from.min(segment.to), segment.from.max(segment.to));
        let is_ascending = ray.from < ray.to;
        return Ok(if is_ascending {
            between(start.max(ray.from), end)
        } else {
            between(start, end.min(ray.from))
        });
    }
    // The segment leads from the right of the ray's line to the left, or back. If it leads to the
    // left, it passes in front of the beginning exactly if the beginning is on its left.
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
