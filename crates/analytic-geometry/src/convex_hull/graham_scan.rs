//! 10.7 Graham scan.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::is_below;
use crate::{ConvexPolygon, Coordinate, Point};

/// The convex hull by Andrew's monotone chain: the points from the lowest to the highest, then back. O(n log n).
pub fn monotone_chain<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    let mut sorted = points.to_vec();
    sorted
        .sort_unstable_by(|a, b| (a.y, a.x).partial_cmp(&(b.y, b.x)).expect("points are in order"));
    sorted.dedup();
    let mut hull: Vec<Point<T>> = Vec::new();
    for back in [false, true] {
        let start = hull.len();
        let mut push = |point: Point<T>| {
            while start + 1 < hull.len()
                && orientation(hull[hull.len() - 2], hull[hull.len() - 1], point)
                    != Orientation::Left
            {
                hull.pop();
            }
            hull.push(point);
        };
        if back {
            sorted.iter().rev().copied().for_each(&mut push)
        } else {
            sorted.iter().copied().for_each(&mut push)
        }
        if 1 < sorted.len() {
            // The last point begins the other chain.
            hull.pop();
        } else if back {
            hull.truncate(1);
        }
    }
    debug_assert!(
        hull.first().is_none_or(|&first| hull.iter().all(|&other| !is_below(other, first)))
    );
    ConvexPolygon::of_hull(hull)
}
