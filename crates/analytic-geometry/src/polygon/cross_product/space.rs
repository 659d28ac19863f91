//! Part of [cross product](super): vectors in space.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

use crate::point::checked;
use crate::{Coordinate, PointError, Vector};

/// A vector in space.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Vector3<T> {
    x: T,
    y: T,
    z: T,
}

impl<T: Coordinate> Vector3<T> {
    /// Creates the vector (x, y, z).
    ///
    /// # Errors
    /// Returns an error with the first coordinate that is outside [the valid
    /// range](Coordinate::checked).
    pub fn new(x: T, y: T, z: T) -> Result<Self, PointError> {
        Ok(Vector3 { x: checked("x", x)?, y: checked("y", y)?, z: checked("z", z)? })
    }

    /// Returns the coordinates.
    pub fn coordinates(self) -> [T; 3] {
        [self.x, self.y, self.z]
    }

    /// Returns the vector that is perpendicular to both, and whose length is the area of their
    /// parallelogram. Seen from its tip, the turn from `self` to `other` is to the left. Its
    /// coordinates are products, too large for another vector; rounded for floats.
    ///
    /// ```
    /// use analytic_geometry::polygon::cross_product::space::Vector3;
    ///
    /// assert_eq!(Vector3::new(1, 0, 0)?.cross(Vector3::new(0, 1, 0)?), [0, 0, 1]);
    /// # Ok::<(), analytic_geometry::PointError>(())
    /// ```
    pub fn cross(self, other: Self) -> [T::Product; 3] {
        // Each coordinate is the cross product of the two projections along its axis.
        let shadow = |x: T, y: T| Vector { x, y };
        [
            shadow(self.y, self.z).cross(shadow(other.y, other.z)),
            shadow(self.z, self.x).cross(shadow(other.z, other.x)),
            shadow(self.x, self.y).cross(shadow(other.x, other.y)),
        ]
    }

    /// Returns the product of both lengths and the cosine of the angle between the vectors; rounded
    /// for floats.
    pub fn dot(self, other: Self) -> T::Product {
        self.x.times(other.x) + self.y.times(other.y) + self.z.times(other.z)
    }
}
