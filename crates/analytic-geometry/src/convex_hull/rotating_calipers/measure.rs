//! Part of [rotating calipers](super): what the calipers require of a coordinate, and fractions
//! that are compared without being evaluated.
//!
//! The square of a width, an area, and the square of half a perimeter all have the form a b / c.
//! Coordinates are below 2^62 in absolute value, so those of a vector are below 2^63, and c, the
//! square of its length, is below 2^127, as is any dot or cross product. A sum of two is below
//! 2^128. So a b c' has at most 3 · 128 bits, and any two fractions a b / c and a' b' / c' can be
//! compared exactly. Only converting one to a [`Ratio`] can overflow.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use std::cmp::Ordering;
use std::fmt::Debug;
use std::ops::Add;

use linear_algebra::Ratio;

use crate::convex_hull::rotating_calipers::turn;
use crate::polygon::cross_product::Orientation;
use crate::too_large::fitting;
use crate::{Coordinate, Point, Segment, TooLargeError};

/// A type of coordinates with which polygons can be measured: [`i64`] or [`f64`].
///
/// ```
/// use analytic_geometry::{ConvexPolygon, Measure, graham_scan, points, width};
///
/// /// Works for integers and for floats.
/// fn flat_side<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<usize> {
///     width(polygon).map(|width| width.edge)
/// }
///
/// assert_eq!(flat_side(&graham_scan(&points([(0, 0), (5, 0), (0, 1)])?)), Some(1));
/// assert_eq!(flat_side(&graham_scan(&points([(0.0, 0.0), (5.0, 0.0), (0.0, 1.0)])?)), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Measure: Coordinate {
    /// The type of nonnegative products: [`u128`] or [`f64`].
    type Size: Copy + Add<Output = Self::Size>;

    /// The type of quotients: [`Quotient`], which is exact, or [`f64`].
    type Quotient: Copy + Debug + PartialOrd + Send + Sync;

    /// Returns the direction in which to turn from the direction of `a` to that of `b`; always
    /// correct.
    fn turn(a: Segment<Self>, b: Segment<Self>) -> Orientation;

    /// Returns the point turned left about the origin by a right angle.
    fn quarter_turned(point: Point<Self>) -> Point<Self>;

    /// Converts a product that is known to be nonnegative, except for rounding.
    fn size(product: Self::Product) -> Self::Size;

    /// Returns the product of two sizes, divided by the square of a length. If the length is zero,
    /// all sizes are zero, and so is the quotient.
    fn quotient(factors: [Self::Size; 2], divisor: Self::Size) -> Self::Quotient;
}

impl Measure for i64 {
    type Size = u128;
    type Quotient = Quotient;

    #[inline]
    fn turn(a: Segment<i64>, b: Segment<i64>) -> Orientation {
        Orientation::from_cross_product((a.to - a.from).cross(b.to - b.from))
    }

    fn quarter_turned(Point { x, y }: Point<i64>) -> Point<i64> {
        Point { x: -y, y: x }
    }

    fn size(product: i128) -> u128 {
        product.unsigned_abs()
    }

    fn quotient(factors: [u128; 2], divisor: u128) -> Quotient {
        Quotient { factors, divisor: divisor.max(1) }
    }
}

impl Measure for f64 {
    type Size = f64;
    type Quotient = f64;

    fn turn(a: Segment<f64>, b: Segment<f64>) -> Orientation {
        turn::turn(a, b)
    }

    fn quarter_turned(Point { x, y }: Point<f64>) -> Point<f64> {
        Point { x: -y, y: x }
    }

    fn size(product: f64) -> f64 {
        product.abs()
    }

    fn quotient(factors: [f64; 2], divisor: f64) -> f64 {
        // In this order, nothing overflows: the first quotient is a quotient of two lengths.
        if divisor == 0.0 { 0.0 } else { factors[0] / divisor * factors[1] }
    }
}

/// The exact quotient of a product of two numbers and a third number. It is compared without being
/// evaluated.
///
/// ```
/// use analytic_geometry::{Quotient, graham_scan, points, width};
///
/// let hull = graham_scan(&points([(0, 0), (2, 1), (0, 1)])?);
/// let squared: Quotient = width(&hull).expect("there are vertices").squared;
/// assert_eq!(squared.to_ratio()?, "4/5".parse()?);
/// assert!((squared.to_f64() - 0.8).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Quotient {
    factors: [u128; 2],
    /// Not zero.
    divisor: u128,
}

impl Quotient {
    /// Returns the quotient as a fraction.
    ///
    /// # Errors
    /// Returns an error if a factor, the divisor, or the result does not fit in an [`i128`].
    pub fn to_ratio(self) -> Result<Ratio, TooLargeError> {
        let whole = |number: u128| i128::try_from(number).map_err(|_| TooLargeError);
        let [a, b] = self.factors;
        // Both products are reduced first, so this overflows only if the result does not fit.
        fitting(Ratio::new(whole(a)?, whole(self.divisor)?) * Ratio::new(whole(b)?, 1))
    }

    /// Returns the nearest [`f64`], or one close to it.
    #[expect(clippy::cast_precision_loss, reason = "as documented")]
    pub fn to_f64(self) -> f64 {
        self.factors[0] as f64 / self.divisor as f64 * self.factors[1] as f64
    }
}

impl Ord for Quotient {
    /// Compares by cross-multiplication. O(1), always correct.
    fn cmp(&self, other: &Self) -> Ordering {
        let crosswise = |a: &Self, b: &Self| product([a.factors[0], a.factors[1], b.divisor]);
        crosswise(self, other).cmp(&crosswise(other, self))
    }
}

impl PartialOrd for Quotient {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Quotients are equal if their values are equal, such as 1 · 2 / 4 and 1 · 1 / 2.
impl PartialEq for Quotient {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Quotient {}

/// Returns the product of three numbers as digits in base 2^64, the highest first.
fn product(factors: [u128; 3]) -> [u64; 6] {
    let mut digits = [1, 0, 0, 0, 0, 0];
    for factor in factors {
        // Invariant: digits, the lowest first, are the product of the factors so far.
        let mut sum = [0; 6];
        for (place, digit) in [(0, low(factor)), (1, low(factor >> 64))] {
            let mut carry = 0;
            for (to, from) in sum[place..].iter_mut().zip(digits) {
                // At most (2^64 - 1)^2 + 2 (2^64 - 1), which is 2^128 - 1.
                let all = u128::from(from) * u128::from(digit) + u128::from(*to) + carry;
                (*to, carry) = (low(all), all >> 64);
            }
        }
        digits = sum;
    }
    digits.reverse();
    digits
}

/// Returns the lower half.
#[expect(clippy::cast_possible_truncation, reason = "as documented")]
fn low(number: u128) -> u64 {
    number as u64
}
