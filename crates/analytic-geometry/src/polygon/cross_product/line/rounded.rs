//! Part of [cross product](super::super): the foot and the reflection for floats, rounded.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::Point;
use crate::polygon::cross_product::line::Line;

impl Line<f64> {
    /// Returns the coordinates of the nearest point of the line, rounded. O(1).
    pub fn foot(self, point: Point<f64>) -> (f64, f64) {
        let share = self.way.dot(point - self.from) / self.way.squared_length();
        (self.from.x + self.way.x * share, self.from.y + self.way.y * share)
    }

    /// Returns the reflection of a point across the line, rounded. O(1).
    pub fn image(self, point: Point<f64>) -> (f64, f64) {
        let (x, y) = self.foot(point);
        (x + (x - point.x), y + (y - point.y))
    }
}
