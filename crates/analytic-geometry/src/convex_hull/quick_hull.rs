//! Quickhull: the convex hull by the point that is farthest from a chord.
//!
//! Cost: O(n) expected for points spread over a disc or a square, O(n log n) if all are vertices
//! and each chord halves them, O(n²) at worst. With integers no point is looked at more than 65
//! times. O(n) space; chords wait in a vector, so there is no recursion.
//!
//! Domain: any points, in any order, repeated or not; none gives a polygon without vertices.
//!
//! Source: W. F. Eddy, "A new convex hull algorithm for planar sets" (1977); A. Bykat, "Convex hull
//! of a finite set of points in two dimensions" (1978).
//!
//! Checked: all lists of up to 4 points of a grid of 3 by 3 and all sets of up to 5 of one of 4 by
//! 4 against the definition of the hull; floats a unit in the last place apart against
//! [`monotone_chain`]; what each step tells, on random points.
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

/// What happens to a chord.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step<T> {
    /// The farthest of the points outside the chord.
    Farthest {
        /// Where the chord begins.
        from: Point<T>,
        /// Where it ends.
        to: Point<T>,
        /// The least of the points that are equally far.
        farthest: Point<T>,
    },
    /// The points are parted. The first ones are outside the chord to the farthest point, the next
    /// ones outside that from there on; no other is looked at again.
    Part {
        /// How many are outside the first new chord.
        n_first: usize,
        /// How many are outside the second.
        n_second: usize,
    },
    /// Nothing is outside the chord, so it is an edge.
    Edge {
        /// Where it begins.
        from: Point<T>,
        /// Where it ends.
        to: Point<T>,
    },
}

/// A chord that waits. It begins where the hull that is known ends; outside is to its right, for
/// the way round is counter-clockwise.
struct Chord<T> {
    to: Point<T>,
    /// Which of the points are outside.
    outside: Range<usize>,
    /// None if none are.
    farthest: Option<Point<T>>,
}

/// The convex hull. The points are copied; the order of the copy changes. O(n) expected for points
/// spread evenly, O(n²) at worst.
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

/// Like [`quick_hull`](quick_hull()), each [`Step`] passed to `watch` with the points that are
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
        // Invariant: the chords, the last one first, lead from the end of `hull` back to its start.
        // A vertex that is not on this way is among the points outside one of them.
        let (from, v) = (hull[hull.len() - 1], &mut points[outside.clone()]);
        let Some(farthest) = farthest else {
            watch(Step::Edge { from, to }, v);
            hull.push(to);
            continue;
        };
        watch(Step::Farthest { from, to, farthest }, v);
        let (n_first, first) = part(v, from, farthest);
        let (n_second, second) = part(&mut v[n_first..], farthest, to);
        // What is in neither part lies in the triangle of the three points, so it is no vertex.
        watch(Step::Part { n_first, n_second }, v);
        let middle = outside.start + n_first;
        chords.push(Chord { to, outside: middle..middle + n_second, farthest: second });
        chords.push(Chord { to: farthest, outside: outside.start..middle, farthest: first });
    }
    // The way ends where it began.
    hull.pop();
    // Areas of floats are rounded, so a point that is no vertex can seem the farthest. Even then no
    // vertex is lost.
    if fault(&hull).is_none() { ConvexPolygon::of_hull(hull) } else { monotone_chain(&hull) }
}

/// The leftmost point, the lower one of two, and the rightmost, the higher one of two.
fn ends<T: Coordinate>(points: &[Point<T>]) -> Option<(Point<T>, Point<T>)> {
    let &first = points.first()?;
    Some(points.iter().fold((first, first), |(least, greatest), &point| {
        (if point < least { point } else { least }, if greatest < point { point } else { greatest })
    }))
}

/// Moves the points outside a chord to the front. How many they are, and the farthest, of equally
/// far ones the least.
fn part<T: Coordinate>(
    v: &mut [Point<T>],
    from: Point<T>,
    to: Point<T>,
) -> (usize, Option<Point<T>>) {
    let mut n = 0;
    for i in 0..v.len() {
        // Invariant: v[..n] is outside the chord, v[n..i] is not, and v[i..] is unread.
        let is_outside = orientation(from, to, v[i]) == Orientation::Right;
        // Nothing branches on the side: it is as good as random, and would be guessed wrong every
        // other time.
        v.swap(n, i);
        n += usize::from(is_outside);
    }
    // Twice the area of the chord and a point, negative outside. Of equal areas the point decides.
    let area = |&point: &Point<T>| ((to - from).cross(point - from), point);
    let farthest = v[..n].iter().map(area).reduce(|a, b| if b < a { b } else { a });
    (n, farthest.map(|(_, point)| point))
}
