//! Part of [quickhull](super): discarding points before any cross product is computed.
//!
//! Through each vertex of the hull there is a line with all other points on one side; the other
//! side contains a whole quadrant. So a point with another point in each of the four quadrants
//! around it is not a vertex. Choose an extreme point in each diagonal direction: four comparisons
//! discard each point in the rectangle between them.
//!
//! Source: after S. G. Akl, G. T. Toussaint, "A fast convex hull algorithm" (1978), who use a
//! quadrilateral.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/quick-hull.md`.

use crate::{ConvexPolygon, Coordinate, Point};

/// Returns the convex hull by [Quickhull](super::quick_hull) of the [`outer_points`]. O(n) expected
/// for points spread evenly, O(n²) in the worst case.
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

/// Returns the points that are not inside a rectangle between four of them. Their hull is the hull
/// of all points. O(n).
///
/// If the points are spread over a disc, a third of them remain; if they are spread over a square,
/// almost none.
pub fn outer_points<T: Coordinate>(points: &[Point<T>]) -> Vec<Point<T>> {
    let Some(&first) = points.first() else { return Vec::new() };
    // Sums of floats are rounded, so these may not quite be the extreme points. Any four points
    // give a correct result.
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
