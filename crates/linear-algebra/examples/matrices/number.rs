//! A number that follows the rule that the reader chose: exact, rounded, or modulo a prime.

use std::fmt;
use std::ops::{Add, Div, Mul, Neg, Sub};

use linear_algebra::{Field, Ratio, Ring, Semiring};

/// What happens to a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Nothing: it is a fraction.
    Exact,
    /// It is rounded to so many digits, as a float is rounded to so many bits.
    Digits(u32),
    /// It is replaced by its remainder modulo a prime.
    Modulo(u32),
}

/// A fraction, and the rule for what is computed from it. A number that comes from no reader, such
/// as 0 or 1, is exact, and then the rule of the other one counts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Number {
    value: Ratio,
    rule: Rule,
}

impl Number {
    pub(crate) fn new(value: Ratio, rule: Rule) -> Self {
        let value = match rule {
            Rule::Exact => value,
            Rule::Digits(n_digits) => rounded(value, n_digits).unwrap_or(Ratio::NAN),
            Rule::Modulo(p) => remainder(value, p),
        };
        Number { value, rule }
    }

    pub(crate) fn value(self) -> Ratio {
        self.value
    }

    fn with(self, other: Self, operation: impl FnOnce(Ratio, Ratio) -> Ratio) -> Self {
        let rule = if self.rule == Rule::Exact { other.rule } else { self.rule };
        Number::new(operation(self.value, other.value), rule)
    }
}

/// The nearest number with so many digits; of two equally near ones, the one that is farther from
/// zero.
fn rounded(value: Ratio, n_digits: u32) -> Option<Ratio> {
    let (num, den) = (value.numerator(), value.denominator());
    if num == 0 || den == 0 {
        return Some(value);
    }
    let (magnitude, limit) = (num.unsigned_abs(), 10_u128.pow(n_digits));
    let (mut above, mut below) = (magnitude, den.unsigned_abs());
    let mut scale = Ratio::ONE;
    let ten = Ratio::from(10);
    while limit.checked_mul(below)? <= above {
        below = below.checked_mul(10)?;
        scale *= ten;
    }
    while above.checked_mul(10)? < limit.checked_mul(below)? {
        above *= 10;
        scale /= ten;
    }
    // Half a unit more, and then down.
    let digits = (above.checked_mul(2)?.checked_add(below)?) / below.checked_mul(2)?;
    let digits = i128::try_from(digits).ok()?;
    Some(Ratio::new(if num < 0 { -digits } else { digits }, 1) * scale)
}

/// The value modulo a prime: a fraction is its numerator times the inverse of its denominator.
fn remainder(value: Ratio, p: u32) -> Ratio {
    let p = u64::from(p);
    let below_p = |number: i128| u64::try_from(number.rem_euclid(i128::from(p))).unwrap_or(0);
    let (num, den) = (below_p(value.numerator()), below_p(value.denominator()));
    if den == 0 {
        return Ratio::NAN;
    }
    // By Fermat's little theorem, den to the power p - 2 is the inverse.
    let (mut quotient, mut square, mut exponent) = (num, den, p - 2);
    while 0 < exponent {
        if exponent % 2 == 1 {
            quotient = quotient * square % p;
        }
        square = square * square % p;
        exponent /= 2;
    }
    Ratio::new(i128::from(quotient % p), 1)
}

impl Add for Number {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        self.with(other, |x, y| x + y)
    }
}

impl Sub for Number {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.with(other, |x, y| x - y)
    }
}

impl Mul for Number {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        self.with(other, |x, y| x * y)
    }
}

impl Div for Number {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        self.with(other, |x, y| x / y)
    }
}

impl Neg for Number {
    type Output = Self;

    fn neg(self) -> Self {
        Number::new(-self.value, self.rule)
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl Semiring for Number {
    const ZERO: Self = Number { value: Ratio::ZERO, rule: Rule::Exact };
    const ONE: Self = Number { value: Ratio::ONE, rule: Rule::Exact };

    fn plus(self, other: Self) -> Self {
        self + other
    }

    fn times(self, other: Self) -> Self {
        self * other
    }
}

impl Ring for Number {}

impl Field for Number {
    // A zero is a zero here, even if roundings led to it.
    const IS_EXACT: bool = true;

    fn size(self) -> f64 {
        self.value.to_f64().abs()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Rule::Digits(_) => f.pad(&super::matrices::decimal(self.value)),
            _ => self.value.fmt(f),
        }
    }
}
