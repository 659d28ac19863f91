//! Part of [the chapter](crate): what a coordinate can be.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use std::cmp::Ordering;
use std::fmt::{Debug, Display};
use std::ops::{Add, Mul, Neg, Sub};

use crate::Point;
use crate::polygon::cross_product::{Orientation, exact};

/// A coordinate: [`i64`], with which everything is exact, or [`f64`], with which the predicates
/// are.
///
/// The range of valid coordinates is such that no difference, no product of two differences and no
/// sum of two such products overflows or underflows.
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
    /// Products of two coordinates, and sums of these: [`i128`] or [`f64`].
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

    /// What the product of anything with [`Self::ZERO`] is.
    const NO_PRODUCT: Self::Product;

    /// The same coordinate in its one form, for a float has two zeros; none if it is out of range.
    /// For an [`i64`]: its size is below 2^62. For an [`f64`]: it is zero, or its size is at least
    /// 2^-450 and at most 2^500; so it is a number, and finite.
    fn checked(self) -> Option<Self>;

    /// The product. For a float it is rounded.
    fn times(self, other: Self) -> Self::Product;

    /// The order of numbers; valid coordinates have no others.
    fn order(self, other: Self) -> Ordering;

    /// The nearest [`f64`].
    fn to_f64(self) -> f64;

    /// The nearest [`f64`] of a product.
    fn product_to_f64(product: Self::Product) -> f64;

    /// To which side the way from `a` to `b` turns to reach `c`; never wrong. See
    /// [`orientation`](crate::polygon::cross_product::orientation).
    fn orientation(a: Point<Self>, b: Point<Self>, c: Point<Self>) -> Orientation;
}

impl Coordinate for i64 {
    type Product = i128;

    const ZERO: Self = 0;
    const NO_PRODUCT: i128 = 0;

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
        // Unless points lie some 2^31 apart, both products have 64 bits, and need not be
        // subtracted: to compare them is enough.
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

    fn checked(self) -> Option<Self> {
        // 2^-450 and 2^500: their exponents as they stand in the bits of a float.
        const LEAST: f64 = f64::from_bits((1023 - 450) << 52);
        const GREATEST: f64 = f64::from_bits((1023 + 500) << 52);
        // Adding zero makes one zero of two.
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
