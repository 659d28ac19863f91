//! Part of [the chapter](crate): points and vectors.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Sub;

use crate::Coordinate;

/// A point in the plane. Points are ordered by x, then by y.
///
/// ```
/// use analytic_geometry::Point;
///
/// let (here, there) = (Point::from((1, 2)), Point::new(4, 6)?);
/// assert_eq!(here.squared_distance(there), 25);
/// assert!(here < there);
/// assert!(Point::new(0.0, f64::INFINITY).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point<T> {
    pub(crate) x: T,
    pub(crate) y: T,
}

/// A vector in the plane: the difference of two points.
///
/// ```
/// use analytic_geometry::{Point, Vector};
///
/// let way = Point::new(4, 6)? - Point::new(1, 2)?;
/// assert_eq!(way, Vector::new(3, 4)?);
/// assert_eq!((way.squared_length(), way.cross(Vector::new(1, 0)?)), (25, -4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Vector<T> {
    pub(crate) x: T,
    pub(crate) y: T,
}

/// The error for a pair of numbers that is not a valid point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "point {index}: a coordinate is not a number, is infinite, or is out of the range for which the chapter is exact"
)]
pub struct PointError {
    /// The index of the invalid point, from 0.
    pub index: usize,
}

impl<T: Coordinate> Point<T> {
    /// Creates the point (x, y).
    ///
    /// # Errors
    /// Returns an error with index 0 if a coordinate is outside [the valid
    /// range](Coordinate::checked).
    pub fn new(x: T, y: T) -> Result<Self, PointError> {
        match (x.checked(), y.checked()) {
            (Some(x), Some(y)) => Ok(Point { x, y }),
            _ => Err(PointError { index: 0 }),
        }
    }

    /// Returns the x-coordinate.
    pub fn x(self) -> T {
        self.x
    }

    /// Returns the y-coordinate.
    pub fn y(self) -> T {
        self.y
    }

    /// Returns both coordinates as floats, rounded.
    pub fn to_f64(self) -> (f64, f64) {
        (self.x.to_f64(), self.y.to_f64())
    }

    /// Returns the square of the distance to another point; rounded for floats.
    pub fn squared_distance(self, other: Self) -> T::Product {
        (other - self).squared_length()
    }
}

/// Creates points from pairs of coordinates.
///
/// ```
/// use analytic_geometry::points;
///
/// assert_eq!(points([(1, 2), (3, 4)])?[1].y(), 4);
/// assert_eq!(points([(0.5, 1.0), (0.5, f64::NAN)]).unwrap_err().index, 1);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
///
/// # Errors
/// Returns an error with the index of the first pair that has a coordinate outside [the valid
/// range](Coordinate::checked).
pub fn points<T: Coordinate>(
    pairs: impl IntoIterator<Item = (T, T)>,
) -> Result<Vec<Point<T>>, PointError> {
    let point = |(index, (x, y))| Point::new(x, y).map_err(|_| PointError { index });
    pairs.into_iter().enumerate().map(point).collect()
}

impl<T: Coordinate> Vector<T> {
    /// Creates the vector (x, y).
    ///
    /// # Errors
    /// Returns an error with index 0 if a coordinate is outside [the valid
    /// range](Coordinate::checked).
    pub fn new(x: T, y: T) -> Result<Self, PointError> {
        Point::new(x, y).map(|Point { x, y }| Vector { x, y })
    }

    /// Returns the x-component.
    pub fn x(self) -> T {
        self.x
    }

    /// Returns the y-component.
    pub fn y(self) -> T {
        self.y
    }

    /// Returns the square of the length; rounded for floats.
    pub fn squared_length(self) -> T::Product {
        self.dot(self)
    }
}

/// The vector from the right operand to the left one; rounded for floats.
impl<T: Coordinate> Sub for Point<T> {
    type Output = Vector<T>;

    fn sub(self, from: Self) -> Vector<T> {
        Vector { x: self.x - from.x, y: self.y - from.y }
    }
}

// No coordinate of a point is NaN.
impl<T: Coordinate> Eq for Point<T> {}

impl<T: Coordinate> PartialOrd for Point<T> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<T: Coordinate> Ord for Point<T> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.x.order(other.x).then_with(|| self.y.order(other.y))
    }
}

impl From<(i32, i32)> for Point<i64> {
    fn from((x, y): (i32, i32)) -> Self {
        Point { x: x.into(), y: y.into() }
    }
}

impl<T: fmt::Display> fmt::Display for Point<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}
