//! Part of [cross product](super): a point and a line: the distance, the foot of the perpendicular,
//! and the reflection.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

mod rounded;

use linear_algebra::Ratio;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::too_large::fitting;
use crate::{Coordinate, Point, TooLargeError, Vector};

/// An infinite line through two points, directed from one to the other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line<T> {
    from: Point<T>,
    to: Point<T>,
    way: Vector<T>,
}

impl<T: Coordinate> Line<T> {
    /// Returns the line from `a` through `b`, or `None` if the points are equal.
    pub fn through(a: Point<T>, b: Point<T>) -> Option<Self> {
        (a != b).then(|| Line { from: a, to: b, way: b - a })
    }

    /// Returns the side of the line that a point is on; always correct. O(1).
    pub fn side(self, point: Point<T>) -> Orientation {
        orientation(self.from, self.to, point)
    }

    /// Returns the distance of a point, positive to the left of the line and negative to the right:
    /// the area of the parallelogram divided by its base. The result is rounded: for integers, the
    /// error is a few units in the last place; for floats, it is a few units in the last place of
    /// the distance from the point to the first point of the line. O(1).
    pub fn signed_distance(self, point: Point<T>) -> f64 {
        let area = T::product_to_f64(self.way.cross(point - self.from));
        area / T::product_to_f64(self.way.squared_length()).sqrt()
    }
}

impl Line<i64> {
    /// Returns the square of a point's distance from the line. O(1).
    ///
    /// ```
    /// use analytic_geometry::Point;
    /// use analytic_geometry::polygon::cross_product::line::Line;
    /// use linear_algebra::Ratio;
    ///
    /// let diagonal = Line::through(Point::from((0, 0)), Point::from((1, 1))).unwrap();
    /// assert_eq!(diagonal.squared_distance(Point::from((0, 1))), Ok(Ratio::new(1, 2)));
    /// ```
    ///
    /// # Errors
    /// Returns an error if the result does not fit, which never happens while all coordinates are
    /// below 2^30 in absolute value.
    pub fn squared_distance(self, point: Point<i64>) -> Result<Ratio, TooLargeError> {
        let area = self.way.cross(point - self.from);
        fitting(Ratio::new(area, self.way.squared_length()) * Ratio::new(area, 1))
    }

    /// Returns the coordinates of the nearest point of the line, the foot of the perpendicular.
    /// O(1).
    ///
    /// # Errors
    /// Returns an error if a coordinate, or a number needed to compute it, does not fit, which
    /// never happens while all coordinates are below 2^40 in absolute value.
    pub fn foot(self, point: Point<i64>) -> Result<(Ratio, Ratio), TooLargeError> {
        // The position along the line, in units of the distance between its two points.
        let share = Ratio::new(self.way.dot(point - self.from), self.way.squared_length());
        let along = |from: i64, way: i64| fitting(Ratio::from(from) + Ratio::from(way) * share);
        Ok((along(self.from.x, self.way.x)?, along(self.from.y, self.way.y)?))
    }

    /// Returns the reflection of a point across the line. O(1).
    ///
    /// # Errors
    /// Returns an error if a coordinate, or a number needed to compute it, does not fit, which
    /// never happens while all coordinates are below 2^40 in absolute value.
    pub fn image(self, point: Point<i64>) -> Result<(Ratio, Ratio), TooLargeError> {
        let (x, y) = self.foot(point)?;
        let beyond = |foot: Ratio, own: i64| fitting(foot + foot - Ratio::from(own));
        Ok((beyond(x, point.x)?, beyond(y, point.y)?))
    }
}
