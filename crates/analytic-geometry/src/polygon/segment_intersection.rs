//! 10.2 Segment intersection.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Coordinate, Point, Segment};

impl<T: Coordinate> Segment<T> {
    /// Whether `point` lies on the segment, its ends included; never wrong. O(1).
    pub fn contains(self, point: Point<T>) -> bool {
        let Segment { from, to } = self;
        // On one line, points are in the same order as their coordinates.
        orientation(from, to, point) == Orientation::Collinear
            && from.min(to) <= point
            && point <= from.max(to)
    }
}

/// Whether the segments have a point in common, be it an end; never wrong. O(1).
pub fn intersects<T: Coordinate>(a: Segment<T>, b: Segment<T>) -> bool {
    let sides = |a: Segment<T>, b: Segment<T>| {
        (orientation(a.from, a.to, b.from), orientation(a.from, a.to, b.to))
    };
    let (of_b, of_a) = (sides(a, b), sides(b, a));
    // Where neither end is on the line of the other segment, they must be on both sides of it, for both.
    if of_b.0 != of_b.1 && of_a.0 != of_a.1 {
        return true;
    }
    a.contains(b.from) || a.contains(b.to) || b.contains(a.from) || b.contains(a.to)
}
