//! Part of [the chapter](crate): the types of coordinates.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use std::cmp::Ordering;
use std::fmt::{Debug, Display};
use std::ops::{Add, Mul, Neg, Sub};

use crate::Point;
use crate::polygon::cross_product::{Orientation, exact};

/// A type of coordinates: [`i64`], whose arithmetic is exact here, or [`f64`], whose predicates are
/// exact.
///
/// The range of valid coordinates is limited so that no difference, no product of two differences,
/// and no sum of two such products overflows or underflows.
///
/// ```
/// use analytic_geometry::Coordinate;
///
/// assert_eq!(3_i64.times(4), 12);
/// assert_eq!((1_i64 << 62).checked(), None);
/// assert_eq!(f64::NAN.checked(), None);
/// ```
pub trait Coordinate:
    Copy + Debug + Display + PartialOrd + Send + Sync + Sub<Output = Self> + 'static
{
    /// The type of products of two coordinates and of sums of such products: [`i128`] or [`f64`].
    type Product: Copy
        + Debug
        + Display
        + PartialOrd
        + Send
        + Sync
        + Add<Output = Self::Product>
        + Sub<Output = Self::Product>
        + Mul<Output = Self::Product>
        + Neg<Output = Self::Product>;

    /// The coordinate of the origin.
    const ZERO: Self;

    /// The product of any coordinate with [`Self::ZERO`].
    const NO_PRODUCT: Self::Product;

    /// The valid range in words, as [`PointError`](crate::PointError) states it.
    const RANGE: &'static str;

    /// Returns the coordinate in canonical form, because a float has two zeros, or `None` if it is
    /// out of range.
    ///
    /// An [`i64`] is in range if its absolute value is below 2^62. An [`f64`] is in range if it is
    /// zero, or if its absolute value is at least 2^-450 and at most 2^500; this excludes NaN and
    /// infinities.
    fn checked(self) -> Option<Self>;

    /// Returns the product; rounded for floats.
    fn times(self, other: Self) -> Self::Product;

    /// Compares two valid coordinates as numbers.
    fn order(self, other: Self) -> Ordering;

    /// Returns the nearest [`f64`].
    fn to_f64(self) -> f64;

    /// Returns the [`f64`] nearest to a product.
    fn product_to_f64(product: Self::Product) -> f64;

    /// Returns the direction in which the path from `a` to `b` must turn to reach `c`; always
    /// correct. See [`orientation`](crate::polygon::cross_product::orientation).
    fn orientation(a: Point<Self>, b: Point<Self>, c: Point<Self>) -> Orientation;
}

impl Coordinate for i64 {
    type Product = i128;

    const ZERO: Self = 0;
    const NO_PRODUCT: i128 = 0;
    const RANGE: &'static str = "an integer must be less than 2^62 in absolute value";

    fn checked(self) -> Option<Self> {
        (self.unsigned_abs() < 1 << 62).then_some(self)
    }

    #[inline]
    fn times(self, other: Self) -> i128 {
        i128::from(self) * i128::from(other)
    }

    #[inline]
    fn order(self, other: Self) -> Ordering {
        self.cmp(&other)
    }

    #[expect(clippy::cast_precision_loss, reason = "as documented")]
    fn to_f64(self) -> f64 {
        self as f64
    }

    #[expect(clippy::cast_precision_loss, reason = "as documented")]
    fn product_to_f64(product: i128) -> f64 {
        product as f64
    }

    #[inline]
    fn orientation(a: Point<i64>, b: Point<i64>, c: Point<i64>) -> Orientation {
        let (there, further) = (b - a, c - a);
        // Unless points are about 2^31 apart, both products fit in 64 bits, and comparing them is
        // enough: no need to subtract.
        match (there.x.checked_mul(further.y), further.x.checked_mul(there.y)) {
            (Some(left), Some(right)) => Orientation::from_order(left.cmp(&right)),
            _ => Orientation::from_cross_product(there.cross(further)),
        }
    }
}

impl Coordinate for f64 {
    type Product = f64;

    const ZERO: Self = 0.0;
    const NO_PRODUCT: f64 = 0.0;
    const RANGE: &'static str = "a float must be 0, or from 2^-450 to 2^500 in absolute value";

    fn checked(self) -> Option<Self> {
        // 2^-450 and 2^500, built from their biased exponents.
        const LEAST: f64 = f64::from_bits((1023 - 450) << 52);
        const GREATEST: f64 = f64::from_bits((1023 + 500) << 52);
        // Adding zero turns -0.0 into 0.0.
        (self == 0.0 || (LEAST..=GREATEST).contains(&self.abs())).then_some(self + 0.0)
    }

    #[inline]
    fn times(self, other: Self) -> f64 {
        self * other
    }

    #[inline]
    fn order(self, other: Self) -> Ordering {
        self.total_cmp(&other)
    }

    fn to_f64(self) -> f64 {
        self
    }

    fn product_to_f64(product: f64) -> f64 {
        product
    }

    #[inline]
    fn orientation(a: Point<f64>, b: Point<f64>, c: Point<f64>) -> Orientation {
        exact::orientation(a, b, c)
    }
}
