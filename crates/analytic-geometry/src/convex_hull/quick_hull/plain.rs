//! Part of [quickhull](super): the algorithm and the filter, as a textbook prints them.
//!
//! The pictures on the pages run them. The library's versions accept coordinates of 62 bits and
//! floats, and move points within one vector, where this version creates a vector for each chord.
//!
//! Cost: O(n²) time in the worst case, and O(n) space, because no point is outside two pending
//! chords.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each cross product fits in 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all lists of up to 4 points of a 3 x 3 grid and all sets of
//! up to 5 points of a 4 x 4 grid.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use crate::convex_hull::graham_scan::plain::cross;

/// A pending chord, which will be split or become an edge.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Chord {
    /// Where it begins.
    pub from: (i64, i64),
    /// Where it ends.
    pub to: (i64, i64),
    /// The points outside, that is, to the right of the chord.
    pub outside: Vec<(i64, i64)>,
}

/// A change to the pending chords.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The chord between the leftmost point and the rightmost is pending, once in each direction.
    Start {
        /// The leftmost point.
        left: (i64, i64),
        /// The rightmost point.
        right: (i64, i64),
    },
    /// A chord has been popped, and two new ones have replaced it.
    Split {
        /// Where it began.
        from: (i64, i64),
        /// The farthest point outside.
        farthest: (i64, i64),
        /// Where it ended.
        to: (i64, i64),
    },
    /// A chord with no points outside has been popped. It is an edge, and its start has been added
    /// to the hull.
    Edge {
        /// Where it begins.
        from: (i64, i64),
        /// Where it ends.
        to: (i64, i64),
    },
}

/// Returns the vertices of the convex hull, counterclockwise from the leftmost point, the lowest if
/// there is a tie.
///
/// ```
/// use analytic_geometry::convex_hull::quick_hull::plain::quick_hull;
///
/// let hull = quick_hull(&[(1, 1), (4, 4), (0, 0), (2, 1), (0, 4), (4, 0)]);
/// assert_eq!(hull, [(0, 0), (4, 0), (4, 4), (0, 4)]);
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; with coordinates of at most 10^9 in absolute
/// value, all of them fit.
pub fn quick_hull(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    quick_hull_watched(points, |_, _| {})
}

/// Works like [`quick_hull`], but reports each [`Step`] to `watch`, with the pending chords, the
/// next one last.
///
/// # Panics
/// Under the same conditions as [`quick_hull`].
pub fn quick_hull_watched(
    points: &[(i64, i64)],
    mut watch: impl FnMut(Step, &[Chord]),
) -> Vec<(i64, i64)> {
    // The leftmost and the rightmost point; the lowest and the highest if there are ties.
    let (Some(&left), Some(&right)) = (points.iter().min(), points.iter().max()) else {
        return Vec::new();
    };
    let mut hull = Vec::new();
    // The pending chords, the next one last.
    let mut chords = vec![outer_chord(right, left, points), outer_chord(left, right, points)];
    watch(Step::Start { left, right }, &chords);
    while let Some(Chord { from, to, outside }) = chords.pop() {
        // Invariant: the hull, this chord, and the pending chords from the last to the first go
        // around once. A vertex that is not on this path is outside one of the chords.
        let farthest = outside.iter().copied().min_by_key(|&point| (cross(from, to, point), point));
        if let Some(farthest) = farthest {
            chords.push(outer_chord(farthest, to, &outside));
            chords.push(outer_chord(from, farthest, &outside));
            watch(Step::Split { from, farthest, to }, &chords);
        } else {
            hull.push(from);
            watch(Step::Edge { from, to }, &chords);
        }
    }
    // If all points are equal, both chords have added the same one.
    hull.dedup();
    hull
}

/// Returns the chord, with those of the points that are outside, that is, to the right of the line
/// from its start to its end.
fn outer_chord(from: (i64, i64), to: (i64, i64), points: &[(i64, i64)]) -> Chord {
    let is_outside = |&point: &(i64, i64)| cross(from, to, point) < 0;
    Chord { from, to, outside: points.iter().copied().filter(is_outside).collect() }
}

/// Returns the points that are not strictly inside the rectangle between the [`corners`]. Their
/// hull is the hull of all points.
///
/// # Panics
/// Under the same conditions as [`corners`].
pub fn outer_points(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let Some([low_left, low_right, high_right, high_left]) = corners(points) else {
        return Vec::new();
    };
    // A point between these bounds has one of the four corners in each of its quadrants.
    let (left, right) = (low_left.0.max(high_left.0), low_right.0.min(high_right.0));
    let (low, high) = (low_left.1.max(low_right.1), high_left.1.min(high_right.1));
    let is_inner = |&(x, y): &(i64, i64)| left < x && x < right && low < y && y < high;
    points.iter().copied().filter(|point| !is_inner(point)).collect()
}

/// Returns the extreme points toward the lower left, the lower right, the upper right, and the
/// upper left, or `None` if there are no points.
///
/// # Panics
/// If a sum or difference of two coordinates does not fit in 64 bits.
pub fn corners(points: &[(i64, i64)]) -> Option<[(i64, i64); 4]> {
    let low_left = points.iter().min_by_key(|&&(x, y)| x + y)?;
    let low_right = points.iter().max_by_key(|&&(x, y)| x - y)?;
    let high_right = points.iter().max_by_key(|&&(x, y)| x + y)?;
    let high_left = points.iter().min_by_key(|&&(x, y)| x - y)?;
    Some([*low_left, *low_right, *high_right, *high_left])
}
