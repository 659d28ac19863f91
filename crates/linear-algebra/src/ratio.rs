//! Part of [the chapter](crate): exact fractions of 128-bit integers.
//!
//! Page: `docs/en/linear-algebra/README.md`.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Div, DivAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use std::str::FromStr;

use crate::{Field, Ring, Semiring};

/// A fraction in lowest terms, with a numerator and a denominator of 128 bits.
///
/// A result that does not fit becomes [`Ratio::NAN`], as does a division by zero and any result
/// computed from [`Ratio::NAN`]. No operation panics or wraps. As with [`f64`], NaN does not equal
/// anything, not even itself. The algorithms of this chapter check for it and report an overflow.
///
/// ```
/// use linear_algebra::Ratio;
///
/// assert_eq!(Ratio::new(1, 2) + Ratio::new(1, 3), Ratio::new(5, 6));
/// assert_eq!(Ratio::new(4, -6).to_string(), "-2/3");
/// ```
#[doc(alias = "fraction")]
#[doc(alias = "rational")]
#[derive(Clone, Copy)]
pub struct Ratio {
    /// At least `-i128::MAX`.
    num: i128,
    /// Positive and coprime to `num`; zero if this is [`Ratio::NAN`].
    den: i128,
}

/// The error for a text that is not a fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ParseRatioError {
    /// The text is not an integer, a fraction, or a decimal.
    #[error("is not a number such as -3, 2/7 or 0.25")]
    NotANumber,
    /// The denominator is zero.
    #[error("divides by zero")]
    ByZero,
    /// The numerator or the denominator does not fit in 128 bits.
    #[error("does not fit a fraction of 128 bits")]
    TooLarge,
}

impl Ratio {
    /// Not a number (NaN): the result of an overflow or of a division by zero.
    pub const NAN: Ratio = Ratio { num: 0, den: 0 };
    /// Zero.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// One.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };

    /// Creates the fraction `num / den` in lowest terms. Returns [`Ratio::NAN`] if `den` is zero or
    /// if the result does not fit.
    pub fn new(num: i128, den: i128) -> Self {
        if den == 0 {
            return Ratio::NAN;
        }
        let common = gcd(num.unsigned_abs(), den.unsigned_abs());
        let is_negative = (num < 0) != (den < 0);
        let part = |of: i128| i128::try_from(of.unsigned_abs() / common);
        match (part(num), part(den)) {
            (Ok(num), Ok(den)) => Ratio { num: if is_negative { -num } else { num }, den },
            _ => Ratio::NAN,
        }
    }

    /// The numerator in lowest terms. It carries the sign.
    pub const fn numerator(self) -> i128 {
        self.num
    }

    /// The denominator in lowest terms, positive; zero for [`Ratio::NAN`].
    pub const fn denominator(self) -> i128 {
        self.den
    }

    /// The absolute value.
    pub fn abs(self) -> Self {
        Ratio { num: self.num.abs(), ..self }
    }

    /// The largest integer less than or equal to this fraction; `None` for [`Ratio::NAN`].
    pub fn floor(self) -> Option<i128> {
        (0 < self.den).then(|| self.num.div_euclid(self.den))
    }

    /// The nearest [`f64`], within a few roundings; NaN for [`Ratio::NAN`].
    #[expect(clippy::cast_precision_loss, reason = "as documented")]
    pub fn to_f64(self) -> f64 {
        self.num as f64 / self.den as f64
    }

    /// The fraction of these parts, or [`Ratio::NAN`] if computing them overflowed.
    fn or_nan(parts: Option<(i128, i128)>) -> Self {
        parts.map_or(Ratio::NAN, |(num, den)| Ratio::new(num, den))
    }
}

fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // A 128-bit division takes ten times as long as a 64-bit one.
        if let (Ok(short_a), Ok(short_b)) = (u64::try_from(a), u64::try_from(b)) {
            return u128::from(short_gcd(short_a, short_b));
        }
        (a, b) = (b, a % b);
    }
    a
}

fn short_gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Semiring for Ratio {
    const ZERO: Self = Ratio::ZERO;
    const ONE: Self = Ratio::ONE;

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn times(self, other: Self) -> Self {
        self * other
    }
}

impl Ring for Ratio {}

impl Field for Ratio {
    const IS_EXACT: bool = true;

    fn size(self) -> f64 {
        self.to_f64().abs()
    }
}

impl Default for Ratio {
    fn default() -> Self {
        Ratio::ZERO
    }
}

impl From<i64> for Ratio {
    fn from(number: i64) -> Self {
        Ratio { num: number.into(), den: 1 }
    }
}

impl From<i32> for Ratio {
    fn from(number: i32) -> Self {
        Ratio { num: number.into(), den: 1 }
    }
}

impl Add for Ratio {
    type Output = Self;

    /// Adds over the least common denominator, which keeps the intermediate products small.
    fn add(self, other: Self) -> Self {
        if self.den == 0 || other.den == 0 {
            return Ratio::NAN;
        }
        if self.den == 1 && other.den == 1 {
            // Two integers need no common denominator.
            return Ratio::or_nan(self.num.checked_add(other.num).map(|num| (num, 1)));
        }
        let common = gcd(self.den.unsigned_abs(), other.den.unsigned_abs()).cast_signed();
        let (left, right) = (other.den / common, self.den / common);
        Ratio::or_nan((|| {
            let num = self.num.checked_mul(left)?.checked_add(other.num.checked_mul(right)?)?;
            Some((num, self.den.checked_mul(left)?))
        })())
    }
}

impl Sub for Ratio {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Mul for Ratio {
    type Output = Self;

    /// Reduces each numerator with the other denominator first, so that the product is already in
    /// lowest terms.
    fn mul(self, other: Self) -> Self {
        let a = Ratio::new(self.num, other.den);
        let b = Ratio::new(other.num, self.den);
        let (num, den) = (a.num.checked_mul(b.num), a.den.checked_mul(b.den));
        match (num, den) {
            (Some(num), Some(den)) if 0 < den && num != i128::MIN => Ratio { num, den },
            _ => Ratio::NAN,
        }
    }
}

impl Div for Ratio {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        if other.den == 0 {
            return Ratio::NAN;
        }
        self * Ratio::new(other.den, other.num)
    }
}

impl Neg for Ratio {
    type Output = Self;

    fn neg(self) -> Self {
        Ratio { num: -self.num, ..self }
    }
}

impl AddAssign for Ratio {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Ratio {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl MulAssign for Ratio {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

impl DivAssign for Ratio {
    fn div_assign(&mut self, other: Self) {
        *self = *self / other;
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        0 < self.den && self.den == other.den && self.num == other.num
    }
}

impl PartialOrd for Ratio {
    /// Compares the integer parts, then the reciprocals of the fractional parts. There is no
    /// product that could overflow.
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let (mut a, mut b) = ((self.num, self.den), (other.num, other.den));
        if a.1 == 0 || b.1 == 0 {
            return None;
        }
        loop {
            // Invariant: both denominators are positive, and a is to b as self is to other.
            let (whole_a, rest_a) = (a.0.div_euclid(a.1), a.0.rem_euclid(a.1));
            let (whole_b, rest_b) = (b.0.div_euclid(b.1), b.0.rem_euclid(b.1));
            let whole = whole_a.cmp(&whole_b);
            if whole.is_ne() || rest_a == 0 || rest_b == 0 {
                return Some(whole.then(rest_a.cmp(&0).cmp(&rest_b.cmp(&0))));
            }
            (a, b) = ((b.1, rest_b), (a.1, rest_a));
        }
    }
}

impl FromStr for Ratio {
    type Err = ParseRatioError;

    /// Parses integers, fractions, and decimals, such as "-3", "2/7", and "0.25".
    fn from_str(text: &str) -> Result<Self, ParseRatioError> {
        let ratio = if let Some((num, den)) = text.split_once('/') {
            let (num, den) = (digits(num)?, digits(den)?);
            if den == 0 {
                return Err(ParseRatioError::ByZero);
            }
            Ratio::new(num, den)
        } else if let Some((whole, decimals)) = text.split_once('.') {
            if !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
                return Err(ParseRatioError::NotANumber);
            }
            // "-.5" and "5." are numbers too; a dot alone is not.
            let n_decimals = u32::try_from(decimals.len()).unwrap_or(u32::MAX);
            let ten = 10_i128.checked_pow(n_decimals).ok_or(ParseRatioError::TooLarge)?;
            Ratio::new(digits(&format!("{whole}{decimals}"))?, ten)
        } else {
            Ratio::new(digits(text)?, 1)
        };
        if ratio.is_number() { Ok(ratio) } else { Err(ParseRatioError::TooLarge) }
    }
}

/// Parses an integer with an optional sign.
fn digits(text: &str) -> Result<i128, ParseRatioError> {
    let (is_negative, magnitude) = match text.as_bytes() {
        [b'-', rest @ ..] => (true, rest),
        [b'+', rest @ ..] => (false, rest),
        all => (false, all),
    };
    if magnitude.is_empty() || !magnitude.iter().all(u8::is_ascii_digit) {
        return Err(ParseRatioError::NotANumber);
    }
    let mut number = 0_i128;
    for digit in magnitude {
        let digit = i128::from(digit - b'0');
        number = number
            .checked_mul(10)
            .and_then(|number| number.checked_add(digit))
            .ok_or(ParseRatioError::TooLarge)?;
    }
    Ok(if is_negative { -number } else { number })
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        if self.den == 0 {
            text.push_str("NaN");
        } else {
            text.push_str(if self.num < 0 { "-" } else { "" });
            push_digits(&mut text, self.num.unsigned_abs());
            if self.den != 1 {
                text.push('/');
                push_digits(&mut text, self.den.unsigned_abs());
            }
        }
        f.pad(&text)
    }
}

/// Appends a number in 64-bit pieces, because the code that prints 128-bit numbers is large, and
/// every page's program would have to load it.
fn push_digits(text: &mut String, number: u128) {
    const PIECE: u128 = 1_000_000_000_000_000_000;
    let piece = |number: u128| u64::try_from(number % PIECE).unwrap_or(0);
    match (number / PIECE, number / PIECE / PIECE) {
        (0, _) => text.push_str(&piece(number).to_string()),
        (high, 0) => text.push_str(&format!("{}{:018}", piece(high), piece(number))),
        (high, top) => {
            text.push_str(&format!("{}{:018}{:018}", piece(top), piece(high), piece(number)));
        }
    }
}

impl fmt::Debug for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
