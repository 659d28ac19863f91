//! The intersection of two segments: nothing, a point, or a segment.
//!
//! Two segments intersect exactly if their bounding boxes intersect, and neither segment has both
//! endpoints off the other's line and on the same side of it.
//!
//! Cost: O(1): ten comparisons, and at most four orientations.
//!
//! Domain: all segments, including those of a single point. The verdict is always correct. For
//! integers, a point is an exact fraction, which always fits if coordinates are at most 2^40 in
//! absolute value; for floats, it is the nearest point.
//!
//! Source: the textbooks' test by boxes and straddling, as in T. H. Cormen et al., *Introduction to
//! Algorithms*, 33.1.
//!
//! Checked: all pairs of segments on a 4 by 4 grid against a parametric solution in fractions, for
//! integers and for floats.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

mod distance;
mod division;
mod lines;
pub mod plain;
pub mod signs;
mod twice;
mod whole;

pub use distance::squared_distance;
pub use division::{Division, RationalPoint};
pub use lines::{Lines, line_intersection, ray_intersection};

use std::cmp::Ordering;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Coordinate, Point, Segment, TooLargeError};

/// The intersection of two segments.
///
/// ```
/// use analytic_geometry::{Intersection, Segment, intersection, points};
///
/// let p = points([(0, 0), (4, 0), (2, 0), (6, 0)])?;
/// let common = intersection(Segment::new(p[0], p[1]), Segment::new(p[2], p[3]))?;
/// assert_eq!(common, Intersection::Overlap(Segment::new(p[2], p[1])));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Intersection<T: Division> {
    /// Nothing.
    None,
    /// One point.
    Point {
        /// The point.
        at: T::Place,
        /// Whether the point is in the interior of both segments. Otherwise they touch, and it is
        /// an endpoint of at least one of them.
        is_proper: bool,
    },
    /// A segment of more than one point, directed to the right, or upward if it is vertical.
    Overlap(Segment<T>),
}

/// The reason why there is no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum IntersectionError {
    /// For integers, the numerator or denominator of an exact result, or of an intermediate one,
    /// has more than 128 bits. For floats, the result is outside the range of coordinates.
    #[error("the exact result is too large")]
    TooLarge,
    /// A segment whose endpoints are equal does not determine a line.
    #[error("segment {index} is a single point, and gives no line")]
    NoLine {
        /// The index of the segment, 0 or 1.
        index: usize,
    },
}

impl From<TooLargeError> for IntersectionError {
    fn from(TooLargeError: TooLargeError) -> Self {
        IntersectionError::TooLarge
    }
}

/// Returns `true` if the segments have a point in common, endpoints included. Always correct. O(1).
///
/// ```
/// use analytic_geometry::{Point, Segment, intersects};
///
/// let segment = |a: (i32, i32), b: (i32, i32)| Segment::new(Point::from(a), Point::from(b));
/// assert!(intersects(segment((0, 0), (2, 2)), segment((0, 2), (2, 0))));
/// ```
pub fn intersects<T: Coordinate>(a: Segment<T>, b: Segment<T>) -> bool {
    // `&` evaluates both. With `&&`, the processor would have to predict the first answer, and
    // would often be wrong.
    boxes_meet(a, b) && (straddles(a, b) & straddles(b, a))
}

/// Returns `true` if the bounding boxes of the segments, with sides parallel to the axes, have a
/// point in common. O(1).
pub fn boxes_meet<T: Coordinate>(a: Segment<T>, b: Segment<T>) -> bool {
    let overlap = |a: [T; 2], b: [T; 2]| {
        let ([a_low, a_high], [b_low, b_high]) = (ascending(a), ascending(b));
        let ([_, low], [high, _]) = (ascending([a_low, b_low]), ascending([a_high, b_high]));
        low <= high
    };
    overlap([a.from.x, a.to.x], [b.from.x, b.to.x])
        & overlap([a.from.y, a.to.y], [b.from.y, b.to.y])
}

/// Returns `true` unless both endpoints are off the line through `line`, on the same side of it.
/// O(1).
#[expect(clippy::needless_bitwise_bool, reason = "no branch here either")]
pub fn straddles<T: Coordinate>(line: Segment<T>, ends: Segment<T>) -> bool {
    let [one, other] = sides(line, ends);
    (one != other) | (one == Orientation::Collinear)
}

/// Returns the side of the line through `line` for each endpoint. If `line` is a single point, both
/// are collinear. O(1).
pub fn sides<T: Coordinate>(line: Segment<T>, ends: Segment<T>) -> [Orientation; 2] {
    [ends.from, ends.to].map(|end| orientation(line.from, line.to, end))
}

fn ascending<T: PartialOrd>([one, other]: [T; 2]) -> [T; 2] {
    if other < one { [other, one] } else { [one, other] }
}

/// Returns the intersection of the segments. It depends neither on their order nor on their
/// directions. O(1).
///
/// ```
/// use analytic_geometry::polygon::segment_intersection::{Intersection, intersection};
/// use analytic_geometry::{Point, Segment};
///
/// let segment = |a: (i32, i32), b: (i32, i32)| Segment::new(Point::from(a), Point::from(b));
/// let (a, b) = (segment((0, 0), (2, 1)), segment((1, 0), (1, 1)));
/// let Intersection::Point { at, is_proper } = intersection(a, b)? else {
///     panic!("they cross");
/// };
/// assert!(is_proper);
/// assert_eq!(at.to_string(), "(1, 1/2)");
/// # Ok::<(), analytic_geometry::polygon::segment_intersection::IntersectionError>(())
/// ```
///
/// # Errors
/// Returns [`IntersectionError::TooLarge`] if segments of integers cross in a point whose
/// coordinates, or a step in their computation, do not fit in a fraction of 128 bits. Never for
/// floats.
pub fn intersection<T: Division>(
    a: Segment<T>,
    b: Segment<T>,
) -> Result<Intersection<T>, IntersectionError> {
    if !intersects(a, b) {
        return Ok(Intersection::None);
    }
    let (of_b, of_a) = (sides(a, b), sides(b, a));
    if [of_a, of_b] == [[Orientation::Collinear; 2]; 2] {
        // On one line, the order of points is their order along the line.
        let start = a.from.min(a.to).max(b.from.min(b.to));
        let end = a.from.max(a.to).min(b.from.max(b.to));
        return Ok(between(start, end));
    }
    // The segments are on two lines, which have one point in common. If an endpoint is on both
    // lines, it is that point, and there is nothing to compute.
    let ends = [(of_b[0], b.from), (of_b[1], b.to), (of_a[0], a.from), (of_a[1], a.to)];
    match ends.iter().find(|(side, _)| *side == Orientation::Collinear) {
        Some(&(_, end)) => Ok(Intersection::Point { at: end.into(), is_proper: false }),
        None => crossing(a, b),
    }
}

/// Returns the points of a line from `start` to `end`, or nothing if `end` comes first.
fn between<T: Division>(start: Point<T>, end: Point<T>) -> Intersection<T> {
    match start.cmp(&end) {
        Ordering::Less => Intersection::Overlap(Segment::new(start, end)),
        Ordering::Equal => Intersection::Point { at: start.into(), is_proper: false },
        Ordering::Greater => Intersection::None,
    }
}

/// Returns the point in which two segments are known to cross.
fn crossing<T: Division>(
    a: Segment<T>,
    b: Segment<T>,
) -> Result<Intersection<T>, IntersectionError> {
    let place = T::crossing(a, b)?;
    Ok(place.map_or(Intersection::None, |at| Intersection::Point { at, is_proper: true }))
}

impl<T: Coordinate> Segment<T> {
    /// Returns `true` if `point` is on the segment, endpoints included; always correct. O(1).
    pub fn contains(self, point: Point<T>) -> bool {
        let Segment { from, to } = self;
        // On one line, the order of points is their order along the line.
        orientation(from, to, point) == Orientation::Collinear
            && from.min(to) <= point
            && point <= from.max(to)
    }
}
