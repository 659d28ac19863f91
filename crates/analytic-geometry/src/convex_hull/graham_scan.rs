//! Graham scan: the convex hull, by sorting the points by angle around one of its vertices.
//!
//! Cost: O(n log n) for the sort, O(n) for the scan: each point is pushed once and popped at most
//! once. O(n) space.
//!
//! Domain: any points, including none, equal ones, or all on one line.
//!
//! Source: R. L. Graham, "An efficient algorithm for determining the convex hull of a finite planar
//! set" (1972), here with a vertex of the hull in place of an interior point; A. M. Andrew (1979)
//! and R. A. Jarvis (1973) for the other two.
//!
//! Checked: all three algorithms on all sets of points of a 3 x 3 grid and all sets of up to five
//! of a 4 x 4 grid against the definition of the hull; at every push the stack is the hull of the
//! points so far; floats a few units in the last place apart against integers.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/graham-scan.md`.

mod chain;
mod jarvis;
pub mod plain;

use std::cmp::Ordering;

pub use chain::{boundary_points, hull_indices, monotone_chain};
pub use jarvis::jarvis_march;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point};

/// A step of the scan. `next` is the index of the current point in the order of [`by_angle`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The path from the second-to-last point of the stack through the last one to the next point
    /// does not turn left. The last one is about to be popped.
    Pop {
        /// The index of the next point.
        next: usize,
        /// The turn: to the right, or straight on.
        turn: Orientation,
    },
    /// The next point has been pushed.
    Push {
        /// The index of the next point.
        next: usize,
    },
}

/// Returns the convex hull by Graham's scan: the smallest convex polygon that contains all points.
/// O(n log n).
///
/// Its vertices are the points at its corners; points on its edges and repeated points are left
/// out. For points on one line, it has the two outermost points as vertices; for a single point,
/// that point; for no points, none.
///
/// ```
/// use analytic_geometry::convex_hull::graham_scan::graham_scan;
/// use analytic_geometry::points;
///
/// let hull = graham_scan(&points([(0, 2), (1, 1), (2, 2), (2, 0), (1, 0), (0, 0)])?);
/// assert_eq!(hull.vertices(), points([(0, 0), (2, 0), (2, 2), (0, 2)])?);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn graham_scan<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    graham_scan_watched(points, |_, _| {})
}

/// Works like [`graham_scan`](graham_scan()), but reports each [`Step`] to `watch`, with the stack,
/// the pivot first.
pub fn graham_scan_watched<T: Coordinate>(
    points: &[Point<T>],
    mut watch: impl FnMut(Step, &[Point<T>]),
) -> ConvexPolygon<T> {
    let mut stack: Vec<Point<T>> = Vec::new();
    for (next, point) in by_angle(points).into_iter().enumerate() {
        // Invariant: the stack holds the vertices of the hull of the points before, in order. Once
        // the loop below has popped the points inside the new hull, the stack with the new point on
        // top holds the vertices of the new hull.
        while let [.., before, last] = stack[..] {
            let turn = orientation(before, last, point);
            if turn == Orientation::Left {
                break;
            }
            watch(Step::Pop { next, turn }, &stack);
            stack.pop();
        }
        stack.push(point);
        watch(Step::Push { next }, &stack);
    }
    ConvexPolygon::of_hull(stack)
}

/// Returns the points in the order in which the scan reads them: first the pivot, which is the
/// lowest point, and the leftmost if there is a tie; then all points that differ from it, [by their
/// angles](compare_around) around it. O(n log n).
pub fn by_angle<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let Some(&pivot) = points.iter().min_by(|a, b| upwards(a, b)) else { return Vec::new() };
    let mut sorted = vec![pivot];
    sorted.extend(points.iter().filter(|&&point| point != pivot));
    sorted[1..].sort_unstable_by(|&a, &b| compare_around(pivot, a, b));
    sorted
}

/// Compares two points by the order in which a ray from the pivot meets them as it turns
/// counterclockwise from the positive x-direction; on one ray, the nearer point comes first.
/// Neither point may be the pivot, below it, or equally low and to the left of it. O(1).
pub fn compare_around<T: Coordinate>(pivot: Point<T>, a: Point<T>, b: Point<T>) -> Ordering {
    let turn = orientation(pivot, a, b);
    // No ray points downward, so on one ray the nearer point is the lower one, or the left one if
    // both are equally low.
    Orientation::Collinear.cmp(&turn).then_with(|| upwards(&a, &b))
}
