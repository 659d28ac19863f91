//! Part of [cross product](super): directions sorted by angle, without computing any angle.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use std::cmp::Ordering;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::is_below;
use crate::{Coordinate, Point};

/// The half of a full turn around a pivot in which a point is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Half {
    /// The point is the pivot itself, and has no angle.
    Neither,
    /// The angle is at least 0 and less than half a turn.
    Upper,
    /// The angle is at least half a turn.
    Lower,
}

/// Returns the half of a full turn around the pivot in which a point is. O(1).
pub fn half<T: Coordinate>(pivot: Point<T>, point: Point<T>) -> Half {
    if point == pivot {
        Half::Neither
    } else if is_below(pivot, point) {
        Half::Upper
    } else {
        Half::Lower
    }
}

/// Compares the angles at which two points are seen from the pivot, counterclockwise from the
/// positive x-direction, up to a full turn. The pivot itself has no angle, and comes before all
/// other points. Always correct, for integers and for floats. O(1).
pub fn compare_angles<T: Coordinate>(pivot: Point<T>, a: Point<T>, b: Point<T>) -> Ordering {
    // Within one half, the two directions are less than half a turn apart, so the turn from a to b
    // decides.
    half(pivot, a).cmp(&half(pivot, b)).then_with(|| match orientation(pivot, a, b) {
        Orientation::Left => Ordering::Less,
        Orientation::Collinear => Ordering::Equal,
        Orientation::Right => Ordering::Greater,
    })
}

/// Works like [`compare_angles`], but orders points in the same direction from near to far, so that
/// only equal points compare as equal.
pub fn polar_order<T: Coordinate>(pivot: Point<T>, a: Point<T>, b: Point<T>) -> Ordering {
    compare_angles(pivot, a, b).then_with(|| {
        // Along a ray, points are in ascending or in descending order.
        let by_place = a.cmp(&b);
        if pivot < a { by_place } else { by_place.reverse() }
    })
}

/// Sorts points by the angle at which they are seen from the pivot, and from near to far in the
/// same direction. Points at the pivot come first. O(n log n).
///
/// ```
/// use analytic_geometry::{Point, points, polar_sort};
///
/// let mut around = points([(0, -1), (-1, 0), (2, 2), (1, 0), (1, 1)])?;
/// polar_sort(Point::from((0, 0)), &mut around);
/// assert_eq!(around, points([(1, 0), (1, 1), (2, 2), (-1, 0), (0, -1)])?);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn polar_sort<T: Coordinate>(pivot: Point<T>, points: &mut [Point<T>]) {
    points.sort_unstable_by(|&a, &b| polar_order(pivot, a, b));
}

/// Sorts points by the angle at which they are seen from the pivot, like [`polar_sort`], but
/// starting from the direction in which `direction` is seen. Points in exactly that direction come
/// first, right after those at the pivot. If `direction` is at the pivot, it has no angle, and the
/// order starts from the positive x-direction. Always correct, for integers and for floats.
/// O(n log n).
///
/// ```
/// use analytic_geometry::{Point, points, polar_sort_from};
///
/// // Counter-clockwise, from what is straight above.
/// let mut around = points([(1, 0), (0, 2), (0, 1), (-1, 0), (1, 1)])?;
/// polar_sort_from(Point::from((0, 0)), Point::from((0, 5)), &mut around);
/// assert_eq!(around, points([(0, 1), (0, 2), (-1, 0), (1, 0), (1, 1)])?);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
pub fn polar_sort_from<T: Coordinate>(
    pivot: Point<T>,
    direction: Point<T>,
    points: &mut [Point<T>],
) {
    polar_sort(pivot, points);
    let n_at_pivot = points.partition_point(|&point| point == pivot);
    let around = &mut points[n_at_pivot..];
    // Points before the starting direction come after all others.
    let n_before = around.partition_point(|&point| compare_angles(pivot, point, direction).is_lt());
    around.rotate_left(n_before);
}
