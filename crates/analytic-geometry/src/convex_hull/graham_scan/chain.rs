//! Part of [Graham scan](super): the convex hull by Andrew's monotone chain.
//!
//! If the points are sorted by height, no angles are needed: the hull goes up on one side of them
//! and down on the other. The same two chains also give the points on the edges, if points at which
//! they go straight on are kept.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/graham-scan.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point};

/// Returns the convex hull by Andrew's monotone chain: one chain from the lowest point to the
/// highest, and one back. O(n log n).
///
/// The same as [`graham_scan`](super::graham_scan), and faster: the sort compares coordinates
/// instead of angles.
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

/// Returns the vertices of the hull and all points on its edges, counterclockwise from the lowest
/// point, the leftmost if there is a tie. Repeated points are listed once. Points on one line are
/// listed in their order along it. O(n log n).
///
/// They do not form a [`ConvexPolygon`], because they go straight on at some points.
pub fn boundary_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    around(&sorted(points), |point| point, Orientation::Collinear)
}

/// Returns the vertices of the hull as indices into `points`; of equal points, the first one.
/// O(n log n).
pub fn hull_indices<T: Coordinate>(points: &[Point<T>]) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..points.len()).collect();
    sorted.sort_unstable_by(|&i, &j| upwards(&points[i], &points[j]).then(i.cmp(&j)));
    sorted.dedup_by_key(|i| points[*i]);
    around(&sorted, |i| points[i], Orientation::Left)
}

/// Returns the points from the lowest to the highest, without repetition.
fn sorted<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let mut sorted = points.to_vec();
    sorted.sort_unstable_by(upwards);
    sorted.dedup();
    sorted
}

/// Returns the path around points that are sorted from the lowest to the highest, without
/// repetition.
fn around<P: Copy + PartialEq, T: Coordinate>(
    sorted: &[P],
    place: impl Fn(P) -> Point<T>,
    least: Orientation,
) -> Vec<P> {
    let mut up = chain(sorted.iter(), &place, least);
    let mut down = chain(sorted.iter().rev(), &place, least);
    if down.iter().rev().eq(&up) {
        // Both chains are the same: all points are on one line.
        return up;
    }
    // Each chain ends where the other begins.
    up.pop();
    down.pop();
    up.append(&mut down);
    up
}

/// Returns the path from the first point to the last that turns at least as far to the left as
/// `least` at each inner point that it keeps.
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
