//! Part of [the chapter](crate): points and vectors.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Sub;

use crate::Coordinate;

/// A point in the plane. Points are ordered by x, then by y.
///
/// The range of coordinates is limited, so that every answer about points is exact. An [`i64`] must
/// be less than 2^62 in absolute value. An [`f64`] must be 0, or from 2^-450 to 2^500 in absolute
/// value: about 3e-136 to 3e150.
///
/// ```
/// use analytic_geometry::Point;
///
/// let (here, there) = (Point::from((1, 2)), Point::new(4, 6)?);
/// assert_eq!(here.squared_distance(there), 25);
/// assert!(here < there);
/// let error = Point::new(0.0, f64::INFINITY).unwrap_err();
/// assert_eq!(error.to_string(), format!("y is inf; {}", error.range));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point<T> {
    pub(crate) x: T,
    pub(crate) y: T,
}

/// A vector in the plane: the difference of two points. [`new`](Vector::new) takes components in
/// the same range as the coordinates of a [`Point`].
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

/// The error for a coordinate that is outside the valid range.
///
/// ```
/// use analytic_geometry::points;
///
/// let error = points([(0.0, 0.0), (1e-140, 2.0)]).unwrap_err();
/// assert_eq!((error.index, error.axis, &error.value[..]), (Some(1), "x", "1e-140"));
/// assert_eq!(
///     error.to_string(),
///     "point 1: x is 1e-140; a float must be 0, or from 2^-450 to 2^500 in absolute value",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{axis} is {value}; {range}", place(*.index))]
pub struct PointError {
    /// The index in the list, from 0, of the first invalid point, or `None` if there is no list.
    pub index: Option<usize>,
    /// The name of its first invalid coordinate: "x", "y", or "z".
    pub axis: &'static str,
    /// The coordinate, such as "NaN" or "1e-140".
    pub value: String,
    /// The valid range, which depends on the type of the coordinate:
    /// [`Coordinate::RANGE`].
    pub range: &'static str,
}

/// The beginning of an error text, with the index of the point.
fn place(index: Option<usize>) -> String {
    index.map_or_else(String::new, |index| format!("point {index}: "))
}

/// Returns a coordinate in canonical form.
///
/// # Errors
/// Returns an error without an index if the coordinate is outside the valid range.
pub(crate) fn checked<T: Coordinate>(axis: &'static str, value: T) -> Result<T, PointError> {
    let out_of_range =
        || PointError { index: None, axis, value: format!("{value:?}"), range: T::RANGE };
    value.checked().ok_or_else(out_of_range)
}

impl<T: Coordinate> Point<T> {
    /// Creates the point (x, y).
    ///
    /// # Errors
    /// Returns an error with the first coordinate that is outside [the valid
    /// range](Coordinate::checked).
    pub fn new(x: T, y: T) -> Result<Self, PointError> {
        Ok(Point { x: checked("x", x)?, y: checked("y", y)? })
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
/// assert_eq!(points([(0.5, 1.0), (0.5, f64::NAN)]).unwrap_err().index, Some(1));
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
///
/// # Errors
/// Returns an error with the first coordinate that is outside [the valid
/// range](Coordinate::checked), and the index of its pair.
pub fn points<T: Coordinate>(
    pairs: impl IntoIterator<Item = (T, T)>,
) -> Result<Vec<Point<T>>, PointError> {
    let at = |index| move |error| PointError { index: Some(index), ..error };
    let point = |(index, (x, y))| Point::new(x, y).map_err(at(index));
    pairs.into_iter().enumerate().map(point).collect()
}

impl<T: Coordinate> Vector<T> {
    /// Creates the vector (x, y).
    ///
    /// # Errors
    /// Returns an error with the first component that is outside [the valid
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
