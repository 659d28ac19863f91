//! Cross product: which side of a directed segment a point is on, and everything that follows from
//! it.
//!
//! Cost: O(1) per operation; O(n log n) for a [polar sort](polar::polar_sort).
//!
//! Domain: [coordinates](Coordinate::checked). For integers, every value is exact. For floats,
//! values are rounded, but the predicates ([`orientation`], [`Vector::turn_to`], the order of
//! angles) are still always correct.
//!
//! Source: H. Grassmann, *Die lineale Ausdehnungslehre* (1844); the exact sign for floats is from
//! Shewchuk (1997).
//!
//! Checked: all triples of points of a small grid against the height of the line above or below the
//! third point; random points of all sizes against integers of thousands of bits; 65 536 points
//! around a line, within some units in the last place of it.
//!
//! Page: `docs/en/analytic-geometry/polygon/cross-product.md`.

pub mod circle;
pub mod exact;
pub mod line;
pub mod plain;
pub mod polar;
pub mod space;

use std::cmp::Ordering;

use crate::{Coordinate, Point, Vector};

/// The direction in which a path turns.
///
/// ```
/// use analytic_geometry::{Orientation, orientation, points};
///
/// let p = points([(0, 0), (2, 0), (2, 2), (4, 0)])?;
/// assert_eq!(orientation(p[0], p[1], p[2]), Orientation::Left);
/// assert_eq!(orientation(p[0], p[1], p[3]), Orientation::Collinear);
/// assert_eq!(orientation(p[0], p[2], p[1]), Orientation::Right);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Orientation {
    /// Clockwise.
    Right,
    /// No turn: the path goes straight on or straight back, or has no direction.
    Collinear,
    /// Counterclockwise.
    Left,
}

impl Orientation {
    /// Returns the orientation given by the sign of a cross product.
    #[inline]
    pub fn from_cross_product(cross: i128) -> Self {
        Orientation::from_order(cross.cmp(&0))
    }

    /// Returns the orientation given by the order of the two products whose difference is the cross
    /// product.
    #[inline]
    pub(crate) fn from_order(of_products: Ordering) -> Self {
        // A three-way comparison takes no branch; the sign is practically random, so a branch would
        // often be mispredicted.
        match of_products {
            Ordering::Less => Orientation::Right,
            Ordering::Equal => Orientation::Collinear,
            Ordering::Greater => Orientation::Left,
        }
    }

    /// Returns the orientation of the mirrored or reversed path.
    pub fn reversed(self) -> Self {
        match self {
            Orientation::Right => Orientation::Left,
            Orientation::Collinear => Orientation::Collinear,
            Orientation::Left => Orientation::Right,
        }
    }
}

impl<T: Coordinate> Vector<T> {
    /// Returns the signed area of the parallelogram of both vectors: positive if `other` points to
    /// the left of `self`, negative if it points to the right, and zero if both are along one line.
    /// Rounded for floats.
    ///
    /// ```
    /// use analytic_geometry::Vector;
    ///
    /// assert_eq!(Vector::new(1, 1)?.cross(Vector::new(0, 2)?), 2);
    /// # Ok::<(), analytic_geometry::PointError>(())
    /// ```
    pub fn cross(self, other: Self) -> T::Product {
        self.x.times(other.y) - other.x.times(self.y)
    }

    /// Returns the product of both lengths and the cosine of the angle between the vectors:
    /// positive if the angle is less than a right angle. Rounded for floats.
    pub fn dot(self, other: Self) -> T::Product {
        self.x.times(other.x) + self.y.times(other.y)
    }

    /// Returns the direction of the shorter turn from `self` to `other`. Always correct, for
    /// integers and for floats. O(1).
    pub fn turn_to(self, other: Self) -> Orientation {
        let tip = |of: Self| Point { x: of.x, y: of.y };
        orientation(Point { x: T::ZERO, y: T::ZERO }, tip(self), tip(other))
    }

    /// Returns the angle from `self` to `other` in radians, rounded: positive to the left, greater
    /// than -pi, and at most pi. Returns `None` if either vector is zero and so has no direction.
    ///
    /// ```
    /// use analytic_geometry::Vector;
    /// use std::f64::consts::FRAC_PI_4;
    ///
    /// let diagonal = Vector::new(1, 1)?;
    /// assert_eq!(diagonal.angle_to(Vector::new(0, 2)?), Some(FRAC_PI_4));
    /// assert_eq!(diagonal.angle_to(Vector::new(0, 0)?), None);
    /// # Ok::<(), analytic_geometry::PointError>(())
    /// ```
    pub fn angle_to(self, other: Self) -> Option<f64> {
        if self.is_zero() || other.is_zero() {
            return None;
        }
        // A sine of -0.0 would turn pi into -pi. Adding zero turns -0.0 into 0.0.
        let sine = T::product_to_f64(self.cross(other)) + 0.0;
        Some(sine.atan2(T::product_to_f64(self.dot(other))))
    }

    /// Returns `true` if both components are zero.
    pub fn is_zero(self) -> bool {
        self.x == T::ZERO && self.y == T::ZERO
    }
}

/// Returns the direction in which the path from `a` to `b` must turn to reach `c`. Always correct,
/// for integers and for floats. O(1).
///
/// ```
/// use analytic_geometry::points;
/// use analytic_geometry::polygon::cross_product::{Orientation, orientation};
///
/// let p = points([(0.1, 0.1), (0.2, 0.2), (0.3, 0.3)])?;
/// assert_eq!(orientation(p[0], p[1], p[2]), Orientation::Collinear);
/// // The float next to 0.3 is not on that line any more.
/// let above = points([(0.3, 0.30000000000000004)])?;
/// assert_eq!(orientation(p[0], p[1], above[0]), Orientation::Left);
/// # Ok::<(), analytic_geometry::PointError>(())
/// ```
#[doc(alias = "ccw")]
pub fn orientation<T: Coordinate>(a: Point<T>, b: Point<T>, c: Point<T>) -> Orientation {
    T::orientation(a, b, c)
}
