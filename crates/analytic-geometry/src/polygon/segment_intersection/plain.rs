//! Part of [segment intersection](super): the test by boxes and sides, as a textbook prints it.
//!
//! The picture on the page runs this version. The library's versions accept coordinates of 62 bits
//! and floats.
//!
//! Cost: O(1): at most twelve comparisons of coordinates, and four orientations.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then a cross product fits in 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all pairs of segments on a 4 by 4 grid.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

/// A point with integer coordinates.
pub type Point = (i64, i64);

/// The three tests, in order. The first `false` ends the computation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Do the boxes around both segments overlap?
    Boxes,
    /// Does the second segment straddle the line through the first one?
    LineOfFirst {
        /// The sides of the two endpoints of the second segment.
        sides: [i64; 2],
    },
    /// Does the first segment straddle the line through the second one?
    LineOfSecond {
        /// The sides of the two endpoints of the first segment.
        sides: [i64; 2],
    },
}

/// Returns `true` if the two segments have a point in common, endpoints included.
///
/// ```
/// use analytic_geometry::polygon::segment_intersection::plain::intersects;
///
/// assert!(intersects([(2, 2), (14, 8)], [(5, 1), (5, 6)]));
/// assert!(!intersects([(2, 2), (14, 8)], [(16, 9), (18, 10)]));
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; with coordinates of at most 10^9 in absolute
/// value, all of them fit.
pub fn intersects(first: [Point; 2], second: [Point; 2]) -> bool {
    intersects_watched(first, second, |_, _| {})
}

/// Works like [`intersects`], but reports each [`Step`] to `watch`, with its answer.
///
/// # Panics
/// Under the same conditions as [`intersects`].
pub fn intersects_watched(
    [a, b]: [Point; 2],
    [c, d]: [Point; 2],
    mut watch: impl FnMut(Step, &bool),
) -> bool {
    // If all four endpoints are on one line, all sides are 0, and only the boxes can rule out an
    // intersection.
    let boxes_overlap = overlap(a.0, b.0, c.0, d.0) && overlap(a.1, b.1, c.1, d.1);
    watch(Step::Boxes, &boxes_overlap);
    if !boxes_overlap {
        return false;
    }
    // A product of two sides is 1 only if c and d are on the same side, and not on the line.
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    let cd_straddles = c_side * d_side <= 0;
    watch(Step::LineOfFirst { sides: [c_side, d_side] }, &cd_straddles);
    if !cd_straddles {
        return false;
    }
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    let ab_straddles = a_side * b_side <= 0;
    watch(Step::LineOfSecond { sides: [a_side, b_side] }, &ab_straddles);
    ab_straddles
}

/// Returns `true` if the ranges from a to b and from c to d have a number in common.
fn overlap(a: i64, b: i64, c: i64, d: i64) -> bool {
    a.min(b) <= c.max(d) && c.min(d) <= a.max(b)
}

/// Returns 1 if p is to the left of the line from a to b, -1 if it is to the right, and 0
/// otherwise.
///
/// # Panics
/// Under the same conditions as [`intersects`].
pub fn side(a: Point, b: Point, p: Point) -> i64 {
    ((b.0 - a.0) * (p.1 - a.1) - (p.0 - a.0) * (b.1 - a.1)).signum()
}
