//! Recurrences: T(n) through the T of smaller parts, and the class in which it grows.
//!
//! Cost: the master theorem O(1); the exponent of Akra and Bazzi some 50 halvings of O(parts) each.
//!
//! Domain: T(n) = Σ aᵢ T(bᵢ n) + Θ(n^k (log n)^p) with aᵢ > 0, 0 < bᵢ < 1, and real k and p.
//! Exponents are compared to within 10⁻⁹. Exact values, levels of the recursion tree, and linear
//! recurrences are in the files below.
//!
//! Source: J. L. Bentley, D. Haken, J. B. Saxe, "A general method for solving divide-and-conquer
//! recurrences", SIGACT News 12 (1980); M. Akra, L. Bazzi, "On the solution of linear recurrence
//! equations", Computational Optimization and Applications 10 (1998).
//!
//! Checked: exact values divided by the answer stay between constants, for all small recurrences;
//! the two theorems against each other where both apply.
//!
//! Page: `docs/en/basic-knowledge/recurrence.md`.

pub mod exact;
pub mod linear;
pub mod plain;

use std::fmt::{self, Display};

use thiserror::Error;

/// n^power (log n)^logs (log log n)^loglogs. Ordered as it grows.
///
/// ```
/// use basic_knowledge::Growth;
///
/// let growth = Growth::new(1.0, 1.0);
/// assert_eq!((growth.at(8.0), growth.to_string()), (24.0, "n log n".to_owned()));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, PartialOrd)]
pub struct Growth {
    /// The exponent of n.
    pub power: f64,
    /// The exponent of log n.
    pub logs: f64,
    /// The exponent of log log n.
    pub loglogs: f64,
}

impl Growth {
    /// n^power (log n)^logs.
    pub const fn new(power: f64, logs: f64) -> Self {
        Growth { power, logs, loglogs: 0.0 }
    }

    /// The value at n, with logarithms of base 2. A factor with the exponent 0 is 1, whatever n is.
    pub fn at(self, n: f64) -> f64 {
        let log = n.log2();
        power(n, self.power) * power(log, self.logs) * power(log.log2(), self.loglogs)
    }
}

impl Display for Growth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (base, exponent) in [("n", self.power), ("log", self.logs), ("log log", self.loglogs)] {
            let of_n = if base == "n" { "" } else { " n" };
            match decimal(exponent).as_str() {
                "0" => continue,
                "1" => write!(f, "{between}{base}{of_n}")?,
                exponent => write!(f, "{between}{base}^{exponent}{of_n}")?,
            }
            between = " ";
        }
        f.write_str(if between.is_empty() { "1" } else { "" })
    }
}

/// The term a T(b n).
///
/// ```
/// use basic_knowledge::{Growth, Part, akra_bazzi};
///
/// // Two halves, as in merge sort.
/// let halves = Part { times: 2.0, ratio: 0.5 };
/// let growth = akra_bazzi(&[halves], Growth::new(1.0, 0.0))?.growth;
/// assert_eq!(growth.to_string(), "n log n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Part {
    /// a: how many such parts there are.
    pub times: f64,
    /// b: their size, as a share of n.
    pub ratio: f64,
}

/// The levels that do most of the work.
///
/// ```
/// use basic_knowledge::{Case, Growth, master};
///
/// // Eight products of half the size, and n² additions: the leaves cost most.
/// assert_eq!(master(8.0, 2.0, Growth::new(2.0, 0.0))?.case, Case::Leaves);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Case {
    /// The levels of the recursion tree grow downward: f grows more slowly than n^p.
    Leaves,
    /// All levels take the same time, up to logarithms.
    Balanced,
    /// The levels shrink downward: f grows faster than n^p.
    Root,
}

/// The class of a recurrence, and why.
///
/// ```
/// use basic_knowledge::{Growth, master};
///
/// // Strassen's seven products: T(n) = 7 T(n/2) + Θ(n²).
/// let solution = master(7.0, 2.0, Growth::new(2.0, 0.0))?;
/// assert!((solution.critical - 2.8074).abs() < 1e-4);
/// assert_eq!(solution.growth, Growth::new(solution.critical, 0.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solution {
    /// p with Σ aᵢ bᵢ^p = 1; for a single part, log a to the base 1/b.
    pub critical: f64,
    /// How the driving term compares with n^p.
    pub case: Case,
    /// The class: T(n) is Θ of it.
    pub growth: Growth,
}

/// Why no class can be given.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum RecurrenceError {
    /// There is no term T(..) at all.
    #[error("T does not depend on a smaller T")]
    NoParts,
    /// A number of parts is not positive (in the master theorem: is below 1), or not finite.
    #[error("term {}: {} is no number of parts", index + 1, decimal(*times))]
    Times {
        /// The index of the part.
        index: usize,
        /// The number.
        times: f64,
    },
    /// A part is not smaller than the whole, or is nothing.
    #[error("term {}: a part must be smaller than the whole, and {} is no such share", index + 1, decimal(*ratio))]
    Ratio {
        /// The index of the part.
        index: usize,
        /// Its share of n.
        ratio: f64,
    },
    /// An exponent of the driving term is not finite, or it holds a log log.
    #[error("the driving term is not of the form n^k log^p n")]
    Driving {
        /// The driving term.
        driving: Growth,
    },
    /// No exponent within reach solves Σ aᵢ bᵢ^p = 1.
    #[error("the exponent is beyond 1024: the parts hardly shrink")]
    NoExponent,
}

/// The largest exponent of Akra and Bazzi that is tried.
const LARGEST_EXPONENT: f64 = 1024.0;

/// Exponents that differ by less are equal.
const EQUAL: f64 = 1e-9;

/// The master theorem, for T(n) = a T(n/b) + Θ(f) with any real a >= 1 and b > 1. O(1).
///
/// ```
/// use basic_knowledge::master;
/// use basic_knowledge::recurrence::{Case, Growth};
///
/// // Merge sort: T(n) = 2 T(n/2) + Θ(n).
/// let solution = master(2.0, 2.0, Growth::new(1.0, 0.0))?;
/// assert_eq!(solution.case, Case::Balanced);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If a < 1 or b <= 1, or f is not n^k (log n)^p with finite exponents.
pub fn master(a: f64, b: f64, f: Growth) -> Result<Solution, RecurrenceError> {
    if !(a.is_finite() && 1.0 <= a) {
        return Err(RecurrenceError::Times { index: 0, times: a });
    }
    if !(b.is_finite() && 1.0 < b) {
        return Err(RecurrenceError::Ratio { index: 0, ratio: 1.0 / b });
    }
    compare(a.log2() / b.log2(), f)
}

/// The theorem of Akra and Bazzi, for T(n) = Σ aᵢ T(bᵢ n) + Θ(f). O(parts · halvings).
///
/// ```
/// use basic_knowledge::{Case, Growth, Part, akra_bazzi};
///
/// // The median of medians: T(n) = T(n/5) + T(7n/10) + Θ(n).
/// let parts = [0.2, 0.7].map(|ratio| Part { times: 1.0, ratio });
/// let solution = akra_bazzi(&parts, Growth::new(1.0, 0.0))?;
/// assert_eq!((solution.case, solution.growth), (Case::Root, Growth::new(1.0, 0.0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is no part, an aᵢ is not above 0, a bᵢ not between 0 and 1, f not n^k (log n)^p with
/// finite exponents, or the exponent p is beyond 1024.
pub fn akra_bazzi(parts: &[Part], f: Growth) -> Result<Solution, RecurrenceError> {
    compare(critical_exponent(parts)?, f)
}

/// Both theorems are one comparison: of f with n^p, where p is the exponent that makes all levels
/// of the tree alike.
fn compare(critical: f64, f: Growth) -> Result<Solution, RecurrenceError> {
    if !(f.power.is_finite() && f.logs.is_finite()) || f.loglogs != 0.0 {
        return Err(RecurrenceError::Driving { driving: f });
    }
    let leaves = Growth::new(critical, 0.0);
    let (case, growth) = if f.power < critical - EQUAL {
        (Case::Leaves, leaves)
    } else if critical + EQUAL < f.power {
        (Case::Root, f)
    } else if (f.logs + 1.0).abs() < EQUAL {
        // The levels sum up as 1 + 1/2 + 1/3 + …
        (Case::Balanced, Growth { loglogs: 1.0, ..leaves })
    } else if f.logs < -1.0 {
        // The levels sum up as a series that converges.
        (Case::Balanced, leaves)
    } else {
        (Case::Balanced, Growth::new(critical, f.logs + 1.0))
    };
    Ok(Solution { critical, case, growth })
}

/// Σ aᵢ bᵢ^p. It falls as p grows.
pub fn weight(parts: &[Part], p: f64) -> f64 {
    parts.iter().map(|part| part.times * (p * part.ratio.log2()).exp2()).sum()
}

/// The p with Σ aᵢ bᵢ^p = 1, to within 10⁻¹². O(parts · halvings).
///
/// # Errors
/// As [`akra_bazzi`], if a part is bad or the exponent is out of reach.
pub fn critical_exponent(parts: &[Part]) -> Result<f64, RecurrenceError> {
    if parts.is_empty() {
        return Err(RecurrenceError::NoParts);
    }
    for (index, &Part { times, ratio }) in parts.iter().enumerate() {
        if !(times.is_finite() && 0.0 < times) {
            return Err(RecurrenceError::Times { index, times });
        }
        if !(0.0 < ratio && ratio < 1.0) {
            return Err(RecurrenceError::Ratio { index, ratio });
        }
    }
    let (mut lo, mut hi) = (-LARGEST_EXPONENT, LARGEST_EXPONENT);
    if !(1.0 <= weight(parts, lo) && weight(parts, hi) <= 1.0) {
        return Err(RecurrenceError::NoExponent);
    }
    while 1e-12 < hi - lo {
        // Invariant: the weight at lo is at least 1, the one at hi at most 1.
        let mid = lo.midpoint(hi);
        if mid <= lo || hi <= mid {
            break;
        }
        if 1.0 <= weight(parts, mid) { lo = mid } else { hi = mid }
    }
    Ok(lo.midpoint(hi))
}

/// x to the power of an exponent: exact for the powers that are whole, as long as they fit.
#[expect(clippy::cast_possible_truncation, reason = "it is a small whole number")]
fn power(x: f64, exponent: f64) -> f64 {
    if exponent.fract() == 0.0 && exponent.abs() <= 4.0 {
        return x.powi(exponent as i32);
    }
    (exponent * x.log2()).exp2()
}

/// A number with at most four decimals.
#[expect(
    clippy::cast_possible_truncation,
    reason = "what does not fit an i64 is shown as its bound"
)]
pub fn decimal(x: f64) -> String {
    if !x.is_finite() {
        return "a number without bound".to_owned();
    }
    let scaled = (x * 1e4).round() as i64;
    let sign = if scaled < 0 { "-" } else { "" };
    let (whole, mut rest) = (scaled.unsigned_abs() / 10_000, scaled.unsigned_abs() % 10_000);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let mut n_decimals = 4;
    while rest % 10 == 0 {
        (rest, n_decimals) = (rest / 10, n_decimals - 1);
    }
    format!("{sign}{whole}.{rest:0n_decimals$}")
}
