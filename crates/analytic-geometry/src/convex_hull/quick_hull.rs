//! Quickhull: the convex hull, by the point that is farthest from a chord.
//!
//! Cost: O(n) expected for points spread over a disc or a square, O(n log n) if all points are
//! vertices and each chord halves them, O(n²) in the worst case. With integers, no point is
//! examined more than 65 times. O(n) space; pending chords are in a vector, so there is no
//! recursion.
//!
//! Domain: any points, in any order, repeated or not; no points give a polygon without vertices.
//!
//! Source: W. F. Eddy, "A new convex hull algorithm for planar sets" (1977); A. Bykat, "Convex hull
//! of a finite set of points in two dimensions" (1978).
//!
//! Checked: all lists of up to 4 points of a 3 by 3 grid and all sets of up to 5 of a 4 by 4 grid
//! against the definition of the hull; floats a unit in the last place apart against
//! [`monotone_chain`]; what each step reports, on random points.
//!
//! Its parts: [`plain`], as a textbook prints it; [`akl_toussaint`], a filter; [`boundary`], the
//! points on the edges.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

pub mod akl_toussaint;
pub mod boundary;
pub mod plain;

use std::ops::Range;

use crate::convex_hull::graham_scan::monotone_chain;
use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::fault;
use crate::{ConvexPolygon, Coordinate, Point};

/// A step of the algorithm, on one chord.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step<T> {
    /// The farthest of the points outside the chord was found.
    Farthest {
        /// The start of the chord.
        from: Point<T>,
        /// The end of the chord.
        to: Point<T>,
        /// The farthest point, the least one if there is a tie.
        farthest: Point<T>,
    },
    /// The points were partitioned: first those outside the chord to the farthest point, then those
    /// outside the chord from it. The others are never examined again.
    Part {
        /// The number of points outside the first new chord.
        n_first: usize,
        /// The number of points outside the second one.
        n_second: usize,
    },
    /// No point is outside the chord, so it is an edge.
    Edge {
        /// The start of the edge.
        from: Point<T>,
        /// The end of the edge.
        to: Point<T>,
    },
}

/// A pending chord. It starts at the end of the known part of the hull. Outside is to its right,
/// because the hull is counterclockwise.
struct Chord<T> {
    to: Point<T>,
    /// The range of the points outside the chord.
    outside: Range<usize>,
    /// The farthest of them, or `None` if there are none.
    farthest: Option<Point<T>>,
}

/// Returns the convex hull. The points are copied, and the copy is reordered. O(n) expected for
/// points spread evenly, O(n²) in the worst case.
///
/// ```
/// use analytic_geometry::convex_hull::quick_hull::quick_hull;
/// use analytic_geometry::points;
///
/// let hull = quick_hull(&points([(0, 0), (1, 1), (2, 0), (1, 3), (1, 0)])?);
/// assert_eq!(hull.vertices(), points([(0, 0), (2, 0), (1, 3)])?);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn quick_hull<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    quick_hull_watched(points, |_, _| {})
}

/// Works like [`quick_hull`](quick_hull()), but reports each [`Step`] to `watch`, with the points
/// outside the chord.
pub fn quick_hull_watched<T: Coordinate>(
    points: &[Point<T>],
    mut watch: impl FnMut(Step<T>, &[Point<T>]),
) -> ConvexPolygon<T> {
    let Some((least, greatest)) = ends(points) else { return ConvexPolygon::of_hull(Vec::new()) };
    let mut points = points.to_vec();
    let mut hull = vec![least];
    // The first chord has no length, and every other point is outside it.
    let farthest = Some(greatest).filter(|&greatest| greatest != least);
    let mut chords = vec![Chord { to: least, outside: 0..points.len(), farthest }];
    while let Some(Chord { to, outside, farthest }) = chords.pop() {
        // Invariant: the chords, from the last to the first, lead from the end of `hull` back to
        // its start. A vertex that is not on this path is among the points outside one of them.
        let (from, v) = (hull[hull.len() - 1], &mut points[outside.clone()]);
        let Some(farthest) = farthest else {
            watch(Step::Edge { from, to }, v);
            hull.push(to);
            continue;
        };
        watch(Step::Farthest { from, to, farthest }, v);
        let (n_first, first) = part(v, from, farthest);
        let (n_second, second) = part(&mut v[n_first..], farthest, to);
        // Points in neither part are in the triangle of the three points, so they are not vertices.
        watch(Step::Part { n_first, n_second }, v);
        let middle = outside.start + n_first;
        chords.push(Chord { to, outside: middle..middle + n_second, farthest: second });
        chords.push(Chord { to: farthest, outside: outside.start..middle, farthest: first });
    }
    // The path ends where it began.
    hull.pop();
    // Areas of floats are rounded, so a point that is not a vertex can appear to be the farthest.
    // Even then, no vertex is lost.
    if fault(&hull).is_none() { ConvexPolygon::of_hull(hull) } else { monotone_chain(&hull) }
}

/// Returns the leftmost point, the lowest if there is a tie, and the rightmost, the highest if
/// there is a tie.
fn ends<T: Coordinate>(points: &[Point<T>]) -> Option<(Point<T>, Point<T>)> {
    let &first = points.first()?;
    Some(points.iter().fold((first, first), |(least, greatest), &point| {
        (if point < least { point } else { least }, if greatest < point { point } else { greatest })
    }))
}

/// Moves the points outside a chord to the front. Returns their number, and the farthest of them,
/// the least one if there is a tie.
fn part<T: Coordinate>(
    v: &mut [Point<T>],
    from: Point<T>,
    to: Point<T>,
) -> (usize, Option<Point<T>>) {
    let mut n = 0;
    for i in 0..v.len() {
        // Invariant: v[..n] is outside the chord, v[n..i] is not, and v[i..] is unread.
        let is_outside = orientation(from, to, v[i]) == Orientation::Right;
        // No branch depends on the side: it is practically random, and would be mispredicted every
        // other time.
        v.swap(n, i);
        n += usize::from(is_outside);
    }
    // Twice the signed area of the chord and a point, negative outside. The point breaks ties.
    let area = |&point: &Point<T>| ((to - from).cross(point - from), point);
    let farthest = v[..n].iter().map(area).reduce(|a, b| if b < a { b } else { a });
    (n, farthest.map(|(_, point)| point))
}
