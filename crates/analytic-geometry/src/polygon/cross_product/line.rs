//! Part of [cross product](super): a point and a line: the distance, the foot of the perpendicular,
//! the image in a mirror.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

mod rounded;

use linear_algebra::Ratio;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::too_large::fitting;
use crate::{Coordinate, Point, TooLargeError, Vector};

/// A line without an end, through two points, in the direction from one to the other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Line<T> {
    from: Point<T>,
    to: Point<T>,
    way: Vector<T>,
}

impl<T: Coordinate> Line<T> {
    /// The line from `a` through `b`; none if they are the same point.
    pub fn through(a: Point<T>, b: Point<T>) -> Option<Self> {
        (a != b).then(|| Line { from: a, to: b, way: b - a })
    }

    /// On which side of the line a point lies; never wrong. O(1).
    pub fn side(self, point: Point<T>) -> Orientation {
        orientation(self.from, self.to, point)
    }

    /// The distance of a point, positive to the left of the line, negative to the right: the area
    /// of the parallelogram divided by its base. It is rounded: for integers by a few units in the
    /// last place; for floats by a few units in the last place of how far the point is from the
    /// first point of the line. O(1).
    pub fn signed_distance(self, point: Point<T>) -> f64 {
        let area = T::product_to_f64(self.way.cross(point - self.from));
        area / T::product_to_f64(self.way.squared_length()).sqrt()
    }
}

impl Line<i64> {
    /// The square of a point's distance. O(1).
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
    /// If it does not fit; never while all coordinates are below 2^30.
    pub fn squared_distance(self, point: Point<i64>) -> Result<Ratio, TooLargeError> {
        let area = self.way.cross(point - self.from);
        fitting(Ratio::new(area, self.way.squared_length()) * Ratio::new(area, 1))
    }

    /// The nearest point of the line, as its two coordinates: where the perpendicular meets it.
    /// O(1).
    ///
    /// # Errors
    /// If a coordinate, or what it is computed from, does not fit; never while all coordinates are
    /// below 2^40.
    pub fn foot(self, point: Point<i64>) -> Result<(Ratio, Ratio), TooLargeError> {
        // How far along the line, its two points being 1 apart.
        let share = Ratio::new(self.way.dot(point - self.from), self.way.squared_length());
        let along = |from: i64, way: i64| fitting(Ratio::from(from) + Ratio::from(way) * share);
        Ok((along(self.from.x, self.way.x)?, along(self.from.y, self.way.y)?))
    }

    /// The image of a point if the line is a mirror: as far behind the foot as the point is before
    /// it. O(1).
    ///
    /// # Errors
    /// If a coordinate, or what it is computed from, does not fit; never while all coordinates are
    /// below 2^40.
    pub fn image(self, point: Point<i64>) -> Result<(Ratio, Ratio), TooLargeError> {
        let (x, y) = self.foot(point)?;
        let beyond = |foot: Ratio, own: i64| fitting(foot + foot - Ratio::from(own));
        Ok((beyond(x, point.x)?, beyond(y, point.y)?))
    }
}
