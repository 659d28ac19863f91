//! Part of [the chapter](crate): the numbers that weights of edges can be.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use std::cmp::Ordering;
use std::fmt::Debug;

/// A number on an edge: a length, cost, or capacity. It is an integer of fixed width, so not a
/// `usize`, or a float.
///
/// With a fixed width, a sum overflows on every machine or on none. Convert a `usize` to `u64`, and
/// an `isize` to `i64`. Floats must be finite.
///
/// ```
/// use graph_theory::Weight;
///
/// fn total<W: Weight>(weights: &[W]) -> Option<W::Sum> {
///     weights.iter().try_fold(W::Sum::ZERO, |sum, weight| sum.checked_add(weight.to_sum()))
/// }
///
/// assert_eq!(total(&[u32::MAX, 1]), Some(1_u64 << 32));
/// assert_eq!(total(&[f64::MAX, f64::MAX]), None);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of weights",
    note = "weights are integers of 8 to 128 bits, `f32`, or `f64`; convert `usize` to `u64`"
)]
pub trait Weight: Copy + PartialOrd + Debug {
    /// The type in which weights are summed: 64 bits of the same kind, or 128 for 128-bit integers.
    type Sum: Weight<Sum = Self::Sum>;
    /// The weight 0.
    const ZERO: Self;

    /// Converts the number to the type of its sums.
    fn to_sum(self) -> Self::Sum;

    /// Returns the sum of two numbers, or `None` if it overflows. A float that is not finite counts
    /// as an overflow.
    fn checked_add(self, other: Self) -> Option<Self>;

    /// Returns whether this is a valid weight: a float must be finite.
    fn is_valid(self) -> bool {
        true
    }

    /// Compares two numbers. As floats, -0 is less than 0.
    fn order(&self, other: &Self) -> Ordering;

    /// Returns whether the number is less than zero.
    fn is_negative(self) -> bool {
        self < Self::ZERO
    }
}

macro_rules! integers {
    ($($integer:ty => $sum:ty),* $(,)?) => {$(
        impl Weight for $integer {
            type Sum = $sum;
            const ZERO: Self = 0;

            fn to_sum(self) -> $sum {
                <$sum>::from(self)
            }

            fn checked_add(self, other: Self) -> Option<Self> {
                <$integer>::checked_add(self, other)
            }

            fn order(&self, other: &Self) -> Ordering {
                self.cmp(other)
            }
        }
    )*};
}

integers! {
    u8 => u64, u16 => u64, u32 => u64, u64 => u64, u128 => u128,
    i8 => i64, i16 => i64, i32 => i64, i64 => i64, i128 => i128,
}

macro_rules! floats {
    ($($float:ty)*) => {$(
        impl Weight for $float {
            type Sum = f64;
            const ZERO: Self = 0.0;

            fn to_sum(self) -> f64 {
                f64::from(self)
            }

            fn checked_add(self, other: Self) -> Option<Self> {
                let sum = self + other;
                sum.is_finite().then_some(sum)
            }

            fn is_valid(self) -> bool {
                self.is_finite()
            }

            fn order(&self, other: &Self) -> Ordering {
                self.total_cmp(other)
            }
        }
    )*};
}

floats! { f32 f64 }

/// Returns the largest of several numbers, or 0 if none is positive, as the scale for rounding
/// errors. O(n).
pub(crate) fn largest<W: Weight>(numbers: impl IntoIterator<Item = W>) -> W {
    let larger = |largest: W, number: W| if largest < number { number } else { largest };
    numbers.into_iter().fold(W::ZERO, larger)
}
