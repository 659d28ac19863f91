//! Part of [time complexity](super): the terms n^a (log n)^b, and what becomes of them in sums and
//! products.
//!
//! Page: `docs/en/basic-knowledge/time-complexity.md`.

use std::fmt::{self, Display};
use std::iter::Sum;
use std::ops::{Add, Mul};

/// n^a (log n)^b. Terms are ordered as they grow: first by the power of n, then by that of the
/// logarithm.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term {
    /// a.
    pub degree: u32,
    /// b.
    pub logs: u32,
}

impl Term {
    /// n^degree (log n)^logs.
    pub const fn new(degree: u32, logs: u32) -> Self {
        Term { degree, logs }
    }

    /// The value at n, rounded up to a whole number; `None` if it exceeds a `u64`. Logarithms have
    /// base 2, and those of 0 and 1 are 0. Exact for n^a and for log n; another term with
    /// logarithms is computed in an `f64` and may be off in the 16th digit, before it is rounded
    /// up. O(1).
    pub fn at(self, n: u64) -> Option<u64> {
        let power = n.checked_pow(self.degree)?;
        if self.logs == 0 {
            return Some(power);
        }
        if (self.degree, self.logs) == (0, 1) {
            return Some(n.saturating_sub(1).checked_ilog2().map_or(0, |log| u64::from(log) + 1));
        }
        let log = if n < 2 { 0.0 } else { real(n).log2() };
        let value = (0..self.logs).fold(real(power), |value, _| value * log).ceil();
        whole(value)
    }
}

/// The sum of two costs grows as the larger one: one program after the other.
impl Add for Term {
    type Output = Term;

    fn add(self, other: Term) -> Term {
        self.max(other)
    }
}

/// The sum of no costs is constant.
impl Sum for Term {
    fn sum<I: Iterator<Item = Term>>(terms: I) -> Term {
        terms.fold(Term::default(), Add::add)
    }
}

/// The product of two costs: one loop within the other.
impl Mul for Term {
    type Output = Term;

    fn mul(self, inner: Term) -> Term {
        Term { degree: self.degree + inner.degree, logs: self.logs + inner.logs }
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.degree {
            0 if self.logs == 0 => f.write_str("1")?,
            0 => {}
            1 => f.write_str("n")?,
            degree => write!(f, "n^{degree}")?,
        }
        f.write_str(if 0 < self.degree && 0 < self.logs { " " } else { "" })?;
        match self.logs {
            0 => Ok(()),
            1 => f.write_str("log n"),
            logs => write!(f, "log^{logs} n"),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "53 bits are enough for a logarithm or an estimate")]
pub(crate) fn real(n: u64) -> f64 {
    n as f64
}

/// A whole value as an integer; `None` if it does not fit.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it fits")]
fn whole(value: f64) -> Option<u64> {
    const END: f64 = 18_446_744_073_709_551_616.0;
    (0.0..END).contains(&value).then_some(value as u64)
}
