//! Part of [binary search](super): the search for an answer that no array holds, among integers or
//! floats.
//!
//! Page: `docs/en/search/binary-search.md`.

use std::ops::RangeInclusive;

use thiserror::Error;

/// A built-in integer.
pub trait Integer: Copy + Ord {
    /// The mean of two integers, rounded down. It never overflows.
    fn floor_mean(self, other: Self) -> Self;

    /// The next integer; the caller knows that there is one.
    fn next(self) -> Self;
}

macro_rules! integers {
    ($($integer:ty)*) => {$(
        impl Integer for $integer {
            fn floor_mean(self, other: Self) -> Self {
                // The digits that both have, and half of those that one has.
                (self & other) + ((self ^ other) >> 1)
            }

            fn next(self) -> Self {
                self + 1
            }
        }
    )*};
}

integers! { i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize }

/// The smallest integer of the range for which `is_enough` is true; none if it is true for no
/// integer. It must be false up to some integer and true from there on. The range may be that of
/// the whole type. O(log of its length).
///
/// ```
/// use search::binary_search::answer::first_true;
///
/// // The least x whose square is at least 1000.
/// assert_eq!(first_true(0..=100_u64, |x| 1000 <= x * x), Some(32));
/// ```
pub fn first_true<T: Integer>(
    range: RangeInclusive<T>,
    mut is_enough: impl FnMut(T) -> bool,
) -> Option<T> {
    let (mut lo, mut hi) = range.into_inner();
    if hi < lo || !is_enough(hi) {
        return None;
    }
    while lo < hi {
        // Invariant: is_enough is false below lo, and true at hi.
        let mid = lo.floor_mean(hi);
        if is_enough(mid) {
            hi = mid;
        } else {
            lo = mid.next();
        }
    }
    Some(lo)
}

/// Two floats between which a function changes its sign.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bracket {
    /// The lower end.
    pub lo: f64,
    /// The upper end; equal to `lo` if the function is 0 there.
    pub hi: f64,
    /// The number of halvings.
    pub n_halvings: u32,
}

/// An error of a bisection, at its beginning or on its way.
#[derive(Debug, Clone, Copy, PartialEq, Error)]
pub enum BisectionError {
    /// The ends are not two finite numbers in ascending order.
    #[error("{lo} and {hi} are not two finite ends in ascending order")]
    Ends {
        /// The lower end.
        lo: f64,
        /// The upper end.
        hi: f64,
    },
    /// The tolerance is negative, infinite or NaN.
    #[error("the tolerance {tolerance} is not a finite number from 0 up")]
    Tolerance {
        /// The tolerance.
        tolerance: f64,
    },
    /// The function has the same sign at both ends.
    #[error("no change of sign: {at_lo} at the lower end and {at_hi} at the upper")]
    NoChangeOfSign {
        /// The value at the lower end.
        at_lo: f64,
        /// The value at the upper end.
        at_hi: f64,
    },
    /// The function returns NaN.
    #[error("the function gives no number at {x}")]
    NotANumber {
        /// The argument.
        x: f64,
    },
}

/// Halves `lo..hi` until it is no longer than `tolerance`, always keeping the change of sign of the
/// monotone function `f` inside. With a tolerance of 0 it continues until no float is between the
/// ends, which takes at most about 2100 halvings.
///
/// # Errors
/// If the ends are not finite and ascending, if the tolerance is negative, infinite or NaN, if `f`
/// has the same sign at both ends, or if it returns NaN.
pub fn bisect(
    lo: f64,
    hi: f64,
    tolerance: f64,
    mut f: impl FnMut(f64) -> f64,
) -> Result<Bracket, BisectionError> {
    if !(lo.is_finite() && hi.is_finite() && lo <= hi) {
        return Err(BisectionError::Ends { lo, hi });
    }
    if !(tolerance.is_finite() && 0.0 <= tolerance) {
        return Err(BisectionError::Tolerance { tolerance });
    }
    let mut at =
        |x: f64| Some(f(x)).filter(|y| !y.is_nan()).ok_or(BisectionError::NotANumber { x });
    let (at_lo, at_hi) = (at(lo)?, at(hi)?);
    for (end, value) in [(lo, at_lo), (hi, at_hi)] {
        if value == 0.0 {
            return Ok(Bracket { lo: end, hi: end, n_halvings: 0 });
        }
    }
    if at_lo.is_sign_negative() == at_hi.is_sign_negative() {
        return Err(BisectionError::NoChangeOfSign { at_lo, at_hi });
    }
    let mut bracket = Bracket { lo, hi, n_halvings: 0 };
    while tolerance < bracket.hi - bracket.lo {
        // Invariant: f has at lo the sign that it had there at first, and at hi the other one.
        let mid = bracket.lo.midpoint(bracket.hi);
        if mid <= bracket.lo || bracket.hi <= mid {
            break;
        }
        let at_mid = at(mid)?;
        bracket.n_halvings += 1;
        if at_mid == 0.0 {
            return Ok(Bracket { lo: mid, hi: mid, ..bracket });
        }
        if at_mid.is_sign_negative() == at_lo.is_sign_negative() {
            bracket.lo = mid;
        } else {
            bracket.hi = mid;
        }
    }
    Ok(bracket)
}
