//! Part of [segment intersection](super): results that take a division, as exact fractions for
//! integers and as the nearest floats for floats.
//!
//! Page: `docs/en/analytic-geometry/polygon/segment-intersection.md`.

use std::fmt::{self, Debug};

use linear_algebra::Ratio;

use super::IntersectionError;
use super::twice;
use super::whole::{Whole, nearest, unit};
use crate::too_large::fitting;
use crate::{Coordinate, Point, Segment};

/// A type of coordinates with division: quotients are fractions for [`i64`], and the nearest floats
/// for [`f64`].
///
/// ```
/// use analytic_geometry::{Division, Intersection, Point, Segment, intersection};
///
/// /// Works for integers and for floats.
/// fn is_crossing<T: Division>(a: Segment<T>, b: Segment<T>) -> bool {
///     matches!(intersection(a, b), Ok(Intersection::Point { is_proper: true, .. }))
/// }
///
/// let rising = Segment::new(Point::from((0, 0)), Point::from((1, 1)));
/// let falling = Segment::new(Point::from((0, 1)), Point::from((1, 0)));
/// assert!(is_crossing(rising, falling));
/// ```
pub trait Division: Coordinate {
    /// The type of quotients.
    type Quotient: Copy + Debug + Default + PartialOrd;

    /// The type of a place in the plane, which need not be a [`Point`].
    type Place: Copy + Debug + PartialEq + From<Point<Self>>;

    /// Returns the place where the line through `a` crosses the line through `b`, or `None` if they
    /// have the same direction, or if one segment is a single point.
    ///
    /// # Errors
    /// Returns [`IntersectionError::TooLarge`] if the result, or a step in its computation, does
    /// not fit.
    fn crossing(
        a: Segment<Self>,
        b: Segment<Self>,
    ) -> Result<Option<Self::Place>, IntersectionError>;

    /// Returns the square of the distance from a point to the nearest point of a segment.
    ///
    /// # Errors
    /// Returns [`IntersectionError::TooLarge`] if the result, or a step in its computation, does
    /// not fit.
    fn squared_distance(
        point: Point<Self>,
        segment: Segment<Self>,
    ) -> Result<Self::Quotient, IntersectionError>;
}

/// A point whose coordinates are fractions.
///
/// ```
/// use analytic_geometry::{Intersection, Point, RationalPoint, Segment, intersection};
///
/// let rising = Segment::new(Point::from((0, 0)), Point::from((1, 1)));
/// let falling = Segment::new(Point::from((0, 1)), Point::from((1, 0)));
/// let Intersection::Point { at: RationalPoint { x, y }, .. } = intersection(rising, falling)?
/// else {
///     panic!("they cross");
/// };
/// assert_eq!((x.to_string(), y.to_string()), ("1/2".to_owned(), "1/2".to_owned()));
/// # Ok::<(), analytic_geometry::IntersectionError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RationalPoint {
    /// The x-coordinate.
    pub x: Ratio,
    /// The y-coordinate.
    pub y: Ratio,
}

impl From<Point<i64>> for RationalPoint {
    fn from(point: Point<i64>) -> Self {
        RationalPoint { x: point.x.into(), y: point.y.into() }
    }
}

impl fmt::Display for RationalPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

impl Division for i64 {
    type Quotient = Ratio;
    type Place = RationalPoint;

    fn crossing(
        a: Segment<i64>,
        b: Segment<i64>,
    ) -> Result<Option<RationalPoint>, IntersectionError> {
        let (along_a, along_b) = (a.to - a.from, b.to - b.from);
        let cross = along_a.cross(along_b);
        if cross == 0 {
            return Ok(None);
        }
        // The fraction of `a` before the line of `b`. Two parallelograms on the same base,
        // `along_b`, have areas in the ratio of their heights.
        let share = Ratio::new((b.from - a.from).cross(along_b), cross);
        let (num, den) = (share.numerator(), share.denominator());
        let place = |from: i64, along: i64| {
            let parts = den.checked_mul(from.into()).zip(num.checked_mul(along.into()));
            let sum = parts.and_then(|(from, along)| from.checked_add(along));
            sum.map(|sum| Ratio::new(sum, den)).ok_or(IntersectionError::TooLarge)
        };
        let (x, y) = (place(a.from.x, along_a.x)?, place(a.from.y, along_a.y)?);
        Ok(Some(RationalPoint { x, y }))
    }

    fn squared_distance(
        point: Point<i64>,
        segment: Segment<i64>,
    ) -> Result<Ratio, IntersectionError> {
        let (along, way) = (segment.to - segment.from, point - segment.from);
        let (dot, square) = (along.dot(way), along.squared_length());
        Ok(fitting(if dot <= 0 {
            Ratio::new(way.squared_length(), 1)
        } else if square <= dot {
            Ratio::new(point.squared_distance(segment.to), 1)
        } else {
            // The height of a parallelogram is its area divided by its base.
            let area = along.cross(way);
            Ratio::new(area, square) * Ratio::new(area, 1)
        })?)
    }
}

impl Division for f64 {
    type Quotient = f64;
    type Place = Point<f64>;

    fn crossing(a: Segment<f64>, b: Segment<f64>) -> Result<Option<Point<f64>>, IntersectionError> {
        match twice::crossing(a, b) {
            Some(certain) => Ok(Some(certain)),
            None => without_rounding(a, b),
        }
    }

    fn squared_distance(
        point: Point<f64>,
        segment: Segment<f64>,
    ) -> Result<f64, IntersectionError> {
        let unit = unit([point, segment.from, segment.to, point]);
        let (_, along) = exactly(segment.from, segment.to, unit);
        let (_, way) = exactly(segment.from, point, unit);
        let (_, rest) = exactly(point, segment.to, unit);
        let one = Whole::one();
        Ok(if !along.dot(&way).is_positive() {
            nearest(&way.dot(&way), &one, 2 * unit)
        } else if !along.dot(&rest).is_positive() {
            nearest(&rest.dot(&rest), &one, 2 * unit)
        } else {
            let area = along.cross(&way);
            nearest(&(&area * &area), &along.dot(&along), 2 * unit)
        })
    }
}

/// Computes the crossing as for integers, with coordinates as multiples of a common unit. Only the
/// quotient is rounded.
pub(super) fn without_rounding(
    a: Segment<f64>,
    b: Segment<f64>,
) -> Result<Option<Point<f64>>, IntersectionError> {
    let unit = unit([a.from, a.to, b.from, b.to]);
    let (from, along_a) = exactly(a.from, a.to, unit);
    let (other, along_b) = exactly(b.from, b.to, unit);
    let cross = along_a.cross(&along_b);
    if cross.is_zero() {
        return Ok(None);
    }
    let part = Exact { x: &other.x - &from.x, y: &other.y - &from.y }.cross(&along_b);
    let place = |from: &Whole, along: &Whole| {
        let sum = &(from * &cross) + &(&part * along);
        coordinate(nearest(&sum, &cross, unit))
    };
    let (x, y) = (place(&from.x, &along_a.x)?, place(&from.y, &along_a.y)?);
    Ok(Some(Point { x, y }))
}

/// Returns a float as a coordinate. A float too close to zero for a coordinate becomes zero.
fn coordinate(float: f64) -> Result<f64, IntersectionError> {
    let is_small = float.abs() < 1.0;
    let near = float.checked().or(is_small.then_some(0.0));
    near.ok_or(IntersectionError::TooLarge)
}

/// A point, or the vector between two points, in units.
struct Exact {
    x: Whole,
    y: Whole,
}

/// Returns a point, and the vector from it to another one.
fn exactly(from: Point<f64>, to: Point<f64>, unit: i32) -> (Exact, Exact) {
    let place = |point: Point<f64>| (Whole::of(point.x, unit), Whole::of(point.y, unit));
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let way = Exact { x: &to_x - &x, y: &to_y - &y };
    (Exact { x, y }, way)
}

impl Exact {
    fn cross(&self, other: &Exact) -> Whole {
        &(&self.x * &other.y) - &(&other.x * &self.y)
    }

    fn dot(&self, other: &Exact) -> Whole {
        &(&self.x * &other.x) + &(&self.y * &other.y)
    }
}
