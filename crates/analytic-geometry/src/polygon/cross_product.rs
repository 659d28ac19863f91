//! Cross product: on which side of a way a point lies, and everything that follows from it.
//!
//! Cost: O(1) a question; O(n log n) for a [polar sort](polar::polar_sort).
//!
//! Domain: [coordinates](Coordinate::checked). Of integers every value is exact; of floats the
//! values are rounded, and the questions with few answers ([`orientation`], [`Vector::turn_to`],
//! the order of angles) are still never wrong.
//!
//! Source: H. Grassmann, *Die lineale Ausdehnungslehre* (1844); the exact sign for floats is from
//! Shewchuk (1997).
//!
//! Checked: all triples of points of a small grid against the height of the line above or below the
//! third; random points of all sizes against whole numbers of thousands of bits; 65 536 points
//! around a line, some units in the last place beside it.
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

/// To which side a way turns.
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
    /// It goes straight on, or straight back, or nowhere.
    Collinear,
    /// Counter-clockwise.
    Left,
}

impl Orientation {
    /// The side that a cross product tells by its sign.
    #[inline]
    pub fn from_cross_product(cross: i128) -> Self {
        Orientation::from_order(cross.cmp(&0))
    }

    /// The side that the order of the two products tells of which the cross product is the
    /// difference.
    #[inline]
    pub(crate) fn from_order(of_products: Ordering) -> Self {
        // A comparison with three outcomes takes no branch; the sign of a product is as good as
        // random.
        match of_products {
            Ordering::Less => Orientation::Right,
            Ordering::Equal => Orientation::Collinear,
            Ordering::Greater => Orientation::Left,
        }
    }

    /// The same way, seen in a mirror, or gone backwards.
    pub fn reversed(self) -> Self {
        match self {
            Orientation::Right => Orientation::Left,
            Orientation::Collinear => Orientation::Collinear,
            Orientation::Left => Orientation::Right,
        }
    }
}

impl<T: Coordinate> Vector<T> {
    /// The area of the parallelogram of both: positive if `other` points to the left of this,
    /// negative if to the right, zero if both lie along one line. For floats it is rounded.
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

    /// The product of both lengths and the cosine between them: positive if they point less than a
    /// right angle apart. For floats it is rounded.
    pub fn dot(self, other: Self) -> T::Product {
        self.x.times(other.x) + self.y.times(other.y)
    }

    /// To which side one turns from this direction to the other, by the shorter way. It is never
    /// wrong, for integers and for floats. O(1).
    pub fn turn_to(self, other: Self) -> Orientation {
        let tip = |of: Self| Point { x: of.x, y: of.y };
        orientation(Point { x: T::ZERO, y: T::ZERO }, tip(self), tip(other))
    }

    /// The angle from this direction to the other, in radians: positive to the left, at most pi,
    /// and more than -pi. None if one of the two is zero, and so has no direction. It is rounded.
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
        // A sine of -0.0 would make -pi of pi. Adding zero makes one zero of two.
        let sine = T::product_to_f64(self.cross(other)) + 0.0;
        Some(sine.atan2(T::product_to_f64(self.dot(other))))
    }

    /// Whether it leads nowhere.
    pub fn is_zero(self) -> bool {
        self.x == T::ZERO && self.y == T::ZERO
    }
}

/// To which side the way from `a` to `b` must turn to reach `c`. It is never wrong, for integers
/// and for floats. O(1).
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
