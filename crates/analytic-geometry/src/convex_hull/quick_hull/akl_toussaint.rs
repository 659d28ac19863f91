//! Part of [quickhull](super): throwing points away before any cross product is computed.
//!
//! Through each vertex goes a line that has all other points on one side of it; the other side
//! holds a whole quadrant. So a point with another one in each of the four quadrants about it is no
//! vertex. Choose a point far out in each diagonal direction: what lies in the rectangle between
//! them is thrown away by four comparisons.
//!
//! Source: after S. G. Akl, G. T. Toussaint, "A fast convex hull algorithm" (1978), who take a
//! quadrilateral.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use crate::{ConvexPolygon, Coordinate, Point};

/// The convex hull by [Quickhull](super::quick_hull) of the [`outer_points`]. O(n) expected for
/// points spread evenly, O(n²) at worst.
///
/// ```
/// use analytic_geometry::convex_hull::quick_hull::akl_toussaint::filtered_quick_hull;
/// use analytic_geometry::points;
///
/// let hull = filtered_quick_hull(&points([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)])?);
/// assert_eq!(hull.vertices().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn filtered_quick_hull<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    super::quick_hull(&outer_points(points))
}

/// The points that are not in a rectangle between four of them. Their hull is the hull of all.
/// O(n).
///
/// A third of the points is left if they are spread over a disc, and next to none if they are
/// spread over a square.
pub fn outer_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let Some(&first) = points.first() else { return Vec::new() };
    // Sums of floats are rounded. Then the points are not quite the farthest, but any four
    // points are right.
    let sum = |point: Point<T>| point.x - (T::ZERO - point.y);
    let difference = |point: Point<T>| point.x - point.y;
    let ([mut low_left, mut low_right], [mut high_left, mut high_right]) = ([first; 2], [first; 2]);
    for &point in points {
        if sum(point) < sum(low_left) {
            low_left = point;
        } else if sum(high_right) < sum(point) {
            high_right = point;
        }
        if difference(point) < difference(high_left) {
            high_left = point;
        } else if difference(low_right) < difference(point) {
            low_right = point;
        }
    }
    let greater = |a: T, b: T| if a < b { b } else { a };
    let less = |a: T, b: T| if a < b { a } else { b };
    let (left, right) = (greater(low_left.x, high_left.x), less(low_right.x, high_right.x));
    let (low, high) = (greater(low_left.y, low_right.y), less(high_left.y, high_right.y));
    let is_inner =
        |point: &&Point<T>| left < point.x && point.x < right && low < point.y && point.y < high;
    points.iter().filter(|point| !is_inner(point)).copied().collect()
}
