//! Quickhull: the convex hull by the point that is farthest from a chord.
//!
//! Cost: O(n) expected for points spread over a disc or a square, O(n log n) if every chord halves its points, O(n²) at worst. At
//! most 65 levels of n points with integers, whatever they are. O(n) space; the stack is a vector.
//!
//! Domain: any points, in any order, repeated or not; none gives a polygon without vertices.
//!
//! Source: W. F. Eddy, "A new convex hull algorithm for planar sets" (1977); A. Bykat, "Convex hull of a finite set of points in two
//! dimensions" (1978). The bound on the levels is from J. S. Greenfield, "A proof for a QuickHull algorithm" (1990).
//!
//! Checked: all lists of up to 5 points of a grid of 3 by 3 and all sets of up to 6 of one of 4 by 4 against the definition; floats a
//! unit in the last place apart against [`monotone_chain`].
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use std::ops::Range;

use crate::convex_hull::graham_scan::monotone_chain;
use crate::polygon::cross_product::{Orientation, orientation};
use crate::{ConvexPolygon, Coordinate, Point};

/// What happens to a chord.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step<T> {
    /// Of the points outside the chord, this is the farthest.
    Farthest {
        /// Where the chord begins.
        from: Point<T>,
        /// Where it ends.
        to: Point<T>,
        /// Of equally far ones, the least.
        farthest: Point<T>,
    },
    /// The points are parted: `v[..lt]` is outside the chord to the farthest point, `v[gt..]` outside that from there, and no other
    /// is looked at again.
    Part {
        /// The end of the first part.
        lt: usize,
        /// The start of the last.
        gt: usize,
    },
    /// Nothing is outside the chord, so it is an edge.
    Edge {
        /// Where it begins.
        from: Point<T>,
        /// Where it ends.
        to: Point<T>,
    },
}

/// A chord from the last vertex that was found, and the points outside it: to its right, for the hull is gone round counter-clockwise.
struct Chord<T> {
    to: Point<T>,
    outside: Range<usize>,
    /// None if there are no points outside.
    farthest: Option<Point<T>>,
}

/// The convex hull. The points are copied; the order of the copy changes. O(n) expected for points spread evenly, O(n²) at worst.
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

/// The same, each [`Step`] told to `watch` with the points that are outside the chord.
pub fn quick_hull_watched<T: Coordinate>(
    points: &[Point<T>],
    mut watch: impl FnMut(Step<T>, &[Point<T>]),
) -> ConvexPolygon<T> {
    let (Some(&least), Some(&greatest)) = (points.iter().min(), points.iter().max()) else {
        return ConvexPolygon::of_hull(Vec::new());
    };
    let mut points = points.to_vec();
    let mut hull = vec![least];
    // The first chord has no length, and every other point is outside it.
    let farthest = Some(greatest).filter(|&greatest| greatest != least);
    let mut chords = vec![Chord { to: least, outside: 0..points.len(), farthest }];
    while let Some(Chord { to, outside, farthest }) = chords.pop() {
        // Invariant: the chords, the last one first, lead from the end of `hull` back to its start. A vertex that is not on this way
        // is among the points outside one of them.
        let (from, v) = (hull[hull.len() - 1], &mut points[outside.clone()]);
        let Some(farthest) = farthest else {
            watch(Step::Edge { from, to }, v);
            hull.push(to);
            continue;
        };
        watch(Step::Farthest { from, to, farthest }, v);
        let [first, second] = part(v, from, farthest, to);
        let (lt, gt) = (first.n, v.len() - second.n);
        watch(Step::Part { lt, gt }, v);
        let (lt, gt) = (outside.start + lt, outside.start + gt);
        chords.push(Chord { to, outside: gt..outside.end, farthest: second.farthest() });
        chords.push(Chord { to: farthest, outside: outside.start..lt, farthest: first.farthest() });
    }
    // The way ends where it began.
    hull.pop();
    // Distances of floats are rounded, so a point that is no vertex can seem the farthest. Even then no vertex is lost.
    ConvexPolygon::new(hull.clone()).unwrap_or_else(|_| monotone_chain(&hull))
}

/// Points outside a chord: how many there are, and the farthest with its cross product.
struct Outside<T: Coordinate> {
    n: usize,
    farthest: Option<(T::Product, Point<T>)>,
}

impl<T: Coordinate> Outside<T> {
    const NONE: Self = Outside { n: 0, farthest: None };

    /// Counts a point in. The cross product is twice the area of the chord and the point, negative: the least is the farthest.
    fn add(&mut self, cross: T::Product, point: Point<T>) {
        self.n += 1;
        if self.farthest.is_none_or(|farthest| (cross, point) < farthest) {
            self.farthest = Some((cross, point));
        }
    }

    fn farthest(&self) -> Option<Point<T>> {
        self.farthest.map(|(_, point)| point)
    }
}

/// Parts the points outside the chord from `from` to `to`: to the front what is outside the chord from `from` to `farthest`, to the
/// back what is outside that from `farthest` to `to`. The rest lies in the triangle of the three.
fn part<T: Coordinate>(
    v: &mut [Point<T>],
    from: Point<T>,
    farthest: Point<T>,
    to: Point<T>,
) -> [Outside<T>; 2] {
    let [mut first, mut second] = [Outside::NONE; 2];
    let mut i = 0;
    while i + second.n < v.len() {
        // Invariant: v[..first.n] and the last second.n are parted, v[first.n..i] is in the triangle; the others are unread.
        let point = v[i];
        if orientation(from, farthest, point) == Orientation::Right {
            v.swap(first.n, i);
            i += 1;
            first.add((farthest - from).cross(point - from), point);
        } else if orientation(farthest, to, point) == Orientation::Right {
            second.add((to - farthest).cross(point - farthest), point);
            v.swap(i, v.len() - second.n);
        } else {
            i += 1;
        }
    }
    [first, second]
}
