//! Part of [Graham scan](super): the convex hull by Andrew's monotone chain.
//!
//! Points that are sorted by height need no angles: the hull goes up on one side of them and down
//! on the other. The same two ways also give the points on the edges, if straight on counts as a
//! turn that may stay.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/graham-scan.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point};

/// The convex hull by Andrew's monotone chain: the points from the lowest to the highest, then
/// back. O(n log n).
///
/// The same as [`graham_scan`](super::graham_scan), and faster: a sort compares coordinates and not
/// angles.
///
/// ```
/// use analytic_geometry::{monotone_chain, points};
///
/// let hull = monotone_chain(&points([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)])?);
/// assert_eq!(hull.vertices().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "andrew")]
#[doc(alias = "convex_hull")]
pub fn monotone_chain<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    ConvexPolygon::of_hull(around(&sorted(points), |point| point, Orientation::Left))
}

/// The vertices of the hull and all points on its edges, counter-clockwise from the lowest point,
/// the leftmost among the lowest. Repeated points are there once. Points on one line come in their
/// order along it. O(n log n).
///
/// They are the corners of no [`ConvexPolygon`], for the way goes straight on at some of them.
pub fn boundary_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    around(&sorted(points), |point| point, Orientation::Collinear)
}

/// The vertices of the hull as indices of `points`; of equal points it is the first. O(n log n).
pub fn hull_indices<T: Coordinate>(points: &[Point<T>]) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..points.len()).collect();
    sorted.sort_unstable_by(|&i, &j| upwards(&points[i], &points[j]).then(i.cmp(&j)));
    sorted.dedup_by_key(|i| points[*i]);
    around(&sorted, |i| points[i], Orientation::Left)
}

/// The points from the lowest to the highest, each once.
fn sorted<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let mut sorted = points.to_vec();
    sorted.sort_unstable_by(upwards);
    sorted.dedup();
    sorted
}

/// The way around points that are sorted from the lowest to the highest, no two of them equal.
fn around<P: Copy + PartialEq, T: Coordinate>(
    sorted: &[P],
    place: impl Fn(P) -> Point<T>,
    least: Orientation,
) -> Vec<P> {
    let mut up = chain(sorted.iter(), &place, least);
    let mut down = chain(sorted.iter().rev(), &place, least);
    if down.iter().rev().eq(&up) {
        // The way up and the way down are the same: all points are on one line.
        return up;
    }
    // Each way ends where the other begins.
    up.pop();
    down.pop();
    up.append(&mut down);
    up
}

/// The path from the first point to the last that turns at least this far to the left at each inner
/// point that it keeps.
fn chain<'a, P: Copy + 'a, T: Coordinate>(
    points: impl Iterator<Item = &'a P>,
    place: impl Fn(P) -> Point<T>,
    least: Orientation,
) -> Vec<P> {
    let mut chain: Vec<P> = Vec::new();
    for &point in points {
        // Invariant: the chain turns at least this far at each of its inner points, and no earlier
        // point is to the right of it.
        while let [.., before, last] = chain[..]
            && orientation(place(before), place(last), place(point)) < least
        {
            chain.pop();
        }
        chain.push(point);
    }
    chain
}
