//! Part of [cross product](super): directions in the order of their angles, without an angle.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use std::cmp::Ordering;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::is_below;
use crate::{Coordinate, Point};

/// Which half of the turn around a pivot a point is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Half {
    /// It is the pivot itself, and is seen at no angle.
    Neither,
    /// At an angle from 0 on, before half a turn.
    Upper,
    /// From half a turn on.
    Lower,
}

/// Which half of the turn around the pivot a point is in. O(1).
pub fn half<T: Coordinate>(pivot: Point<T>, point: Point<T>) -> Half {
    if point == pivot {
        Half::Neither
    } else if is_below(pivot, point) {
        Half::Upper
    } else {
        Half::Lower
    }
}

/// Compares the angles at which two points are seen from the pivot: from the direction to the right
/// on, counter-clockwise, up to a whole turn. The pivot itself has no angle, and comes before all
/// that have. It is never wrong, for integers and for floats. O(1).
pub fn compare_angles<T: Coordinate>(pivot: Point<T>, a: Point<T>, b: Point<T>) -> Ordering {
    // Within one half, less than half a turn lies between the two, so the turn from a to b tells.
    half(pivot, a).cmp(&half(pivot, b)).then_with(|| match orientation(pivot, a, b) {
        Orientation::Left => Ordering::Less,
        Orientation::Collinear => Ordering::Equal,
        Orientation::Right => Ordering::Greater,
    })
}

/// The same, and of two points in one direction the nearer is the less: equal are equal points
/// alone.
pub fn polar_order<T: Coordinate>(pivot: Point<T>, a: Point<T>, b: Point<T>) -> Ordering {
    compare_angles(pivot, a, b).then_with(|| {
        // Along a ray, points are in the order of their places, or in the reverse of it.
        let by_place = a.cmp(&b);
        if pivot < a { by_place } else { by_place.reverse() }
    })
}

/// Sorts points by the angle at which they are seen from the pivot, those in one direction from
/// near to far. Points at the pivot come first. O(n log n).
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

/// Sorts points by the angle at which they are seen from the pivot, as [`polar_sort`] does, but
/// from another direction on: that in which `direction` is seen. The points that are seen in the
/// direction itself are the first behind those at the pivot. At the pivot, `direction` has no
/// angle, and the order begins to the right. Never wrong, for integers and for floats. O(n log n).
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
    // What comes before the direction comes after all others once the turn begins there.
    let n_before = around.partition_point(|&point| compare_angles(pivot, point, direction).is_lt());
    around.rotate_left(n_before);
}
