//! Time complexity: the class in which a cost grows, and a classifier that names it from counts.
//!
//! Cost: k samples against c classes, O(k c). Here c is 17.
//!
//! Domain: sizes and counts from 1 up, in a `u64`; a value that does not fit is none, and never
//! wraps.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 1, 1.2.11; R. Sedgewick, K. Wayne,
//! *Algorithms*, 1.4, for the experiment at doubled sizes.
//!
//! Checked: every counted program against its closed form; each class recovered from its own counts
//! with lower terms and factors; n² log n, √n, n^1.585 and 3ⁿ.
//!
//! Page: `docs/en/basic-knowledge/time-complexity.md`.

pub mod multiply;
pub mod plain;
pub mod programs;
pub mod terms;

use std::fmt::{self, Display};
use std::iter;

use terms::{Term, real};
use thiserror::Error;

/// A class of growth. A class that grows faster is greater.
///
/// ```
/// use basic_knowledge::Class;
///
/// assert!(Class::LINEARITHMIC < Class::QUADRATIC);
/// assert_eq!(Class::LINEARITHMIC.at(8), Some(24));
/// assert_eq!(Class::QUADRATIC.to_string(), "Θ(n^2)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// n^a (log n)^b.
    Power(Term),
    /// 2^n.
    Exponential,
    /// n!.
    Factorial,
}

impl Class {
    /// 1.
    pub const CONSTANT: Class = Class::Power(Term::new(0, 0));
    /// log n.
    pub const LOGARITHMIC: Class = Class::Power(Term::new(0, 1));
    /// n.
    pub const LINEAR: Class = Class::Power(Term::new(1, 0));
    /// n log n.
    pub const LINEARITHMIC: Class = Class::Power(Term::new(1, 1));
    /// n².
    pub const QUADRATIC: Class = Class::Power(Term::new(2, 0));
    /// n³.
    pub const CUBIC: Class = Class::Power(Term::new(3, 0));

    /// The classes of every textbook, in ascending order.
    pub const FAMILIAR: [Class; 8] = [
        Class::CONSTANT,
        Class::LOGARITHMIC,
        Class::LINEAR,
        Class::LINEARITHMIC,
        Class::QUADRATIC,
        Class::CUBIC,
        Class::Exponential,
        Class::Factorial,
    ];

    /// The value at n, rounded up to a whole number; `None` if it exceeds a `u64`. Logarithms have
    /// base 2, and those of 0 and 1 are 0. Exact but for some terms with logarithms, see
    /// [`Term::at`]. O(1).
    pub fn at(self, n: u64) -> Option<u64> {
        match self {
            Class::Power(term) => term.at(n),
            Class::Exponential => u32::try_from(n).ok().and_then(|n| 2_u64.checked_pow(n)),
            // Ends at the 21st factor: 21! is too large.
            Class::Factorial => (1..=n).try_fold(1_u64, u64::checked_mul),
        }
    }

    /// The largest size whose value, as [`Class::at`] gives it, is within the budget: none if not
    /// even size 0 is, `u64::MAX` if all are.
    pub fn largest_within(self, budget: u64) -> Option<u64> {
        let is_within = |n| self.at(n).is_some_and(|value| value <= budget);
        if !is_within(0) || is_within(u64::MAX) {
            return is_within(0).then_some(u64::MAX);
        }
        let (mut lo, mut hi) = (0, u64::MAX);
        while 1 < hi - lo {
            // Invariant: lo is within the budget, hi is not.
            let mid = lo.midpoint(hi);
            if is_within(mid) { lo = mid } else { hi = mid }
        }
        Some(lo)
    }

    /// The binary logarithm of the value at n, however large the value is.
    fn log2_at(self, n: u64) -> f64 {
        let x = real(n);
        match self {
            Class::Power(term) => {
                let times = |k: u32, log: f64| if k == 0 { 0.0 } else { f64::from(k) * log };
                times(term.degree, x.log2()) + times(term.logs, x.log2().log2())
            }
            Class::Exponential => x,
            Class::Factorial => log2_factorial(n),
        }
    }
}

impl Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Class::Power(term) => write!(f, "Θ({term})"),
            Class::Exponential => f.write_str("Θ(2^n)"),
            Class::Factorial => f.write_str("Θ(n!)"),
        }
    }
}

/// Adds logarithms up to 100, and takes Stirling's series from there.
fn log2_factorial(n: u64) -> f64 {
    if n <= 100 {
        return (1..=n).map(|k| real(k).log2()).sum();
    }
    let x = real(n);
    let natural = x * x.ln() - x + (std::f64::consts::TAU * x).ln() / 2.0 + 1.0 / (12.0 * x);
    natural / std::f64::consts::LN_2
}

/// The size of an input, and the steps counted on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sample {
    /// The size.
    pub n: u64,
    /// The steps.
    pub count: u64,
}

/// The experiment: runs a program that returns its count at `first`, 2 `first`, 4 `first`, …; stops
/// before a size that does not fit.
pub fn doubling(first: u64, n_sizes: usize, mut program: impl FnMut(u64) -> u64) -> Vec<Sample> {
    let sizes = iter::successors(Some(first), |n| n.checked_mul(2)).take(n_sizes);
    sizes.map(|n| Sample { n, count: program(n) }).collect()
}

/// The class that counts were found to grow in.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    /// The nearest class.
    pub class: Class,
    /// The error of its worst step, as the binary logarithm of a ratio.
    pub miss: f64,
    /// The second nearest class.
    pub rival: Class,
    /// The error of the rival.
    pub rival_miss: f64,
}

impl Fit {
    /// How much nearer the class is than its rival: 0 if both are as near, 1 if only the class
    /// fits.
    pub fn confidence(&self) -> f64 {
        if self.rival_miss <= 0.0 { 0.0 } else { 1.0 - self.miss / self.rival_miss }
    }
}

/// Why no class is named.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum ComplexityError {
    /// One step between two samples fits many classes; two are the least.
    #[error("{n_samples} samples are too few: the least is 3")]
    TooFew {
        /// Their number.
        n_samples: usize,
    },
    /// A size or a count is 0, which has no ratio to another.
    #[error("sample {} holds a 0", index + 1)]
    Zero {
        /// The index of the sample.
        index: usize,
    },
    /// A size is not above the one before it.
    #[error("sample {}: the size {n} does not exceed {before} before it", index + 1)]
    Unsorted {
        /// The index of the sample.
        index: usize,
        /// Its size.
        n: u64,
        /// The size before it.
        before: u64,
    },
    /// The logarithms of all sizes are the same number.
    #[error("the sizes from {first} to {last} are too near to each other")]
    TooNear {
        /// The least size.
        first: u64,
        /// The greatest size.
        last: u64,
    },
    /// No class is near enough.
    #[error("no class fits: {} is the nearest, and misses a step by more than 4 %", nearest.class)]
    NoClass {
        /// The nearest class, and its rival.
        nearest: Fit,
    },
    /// Two classes are nearly as near.
    #[error("the data do not tell {} from {}", nearest.class, nearest.rival)]
    Ambiguous {
        /// The two classes.
        nearest: Fit,
    },
}

/// log₂ 1.04: a class may miss each step by 4 %.
const TOLERANCE: f64 = 0.0566;

/// The classes must differ in some step by 1 %, or the sizes are too near to each other.
const LEAST_DIFFERENCE: f64 = 0.0144;

/// The least confidence with which a class is named.
const LEAST_CONFIDENCE: f64 = 0.75;

/// Names the class of counts that were taken at ascending sizes, each best the double of the one
/// before. The later half of the steps decides, for there the lower terms weigh least. O(samples ·
/// classes).
///
/// ```
/// use basic_knowledge::time_complexity::{classify, doubling};
///
/// let samples = doubling(16, 12, |n| 3 * n * n + 10);
/// assert_eq!(classify(&samples)?.class.to_string(), "Θ(n^2)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are too few samples, a size or count is 0, or the sizes do not ascend. If no class
/// fits, or two do.
pub fn classify(samples: &[Sample]) -> Result<Fit, ComplexityError> {
    check(samples)?;
    let later = later_half(samples);
    let miss = |class: Class| {
        later.windows(2).map(|step| miss(class, step[0], step[1])).fold(0.0, f64::max)
    };
    let nearest_but = |excluded: Option<Class>| {
        let others = candidates().filter(|class| Some(*class) != excluded);
        let far = (f64::INFINITY, Class::Factorial);
        others
            .map(|class| (miss(class), class))
            .fold(far, |best, next| if next.0 < best.0 { next } else { best })
    };
    let (miss, class) = nearest_but(None);
    let (rival_miss, rival) = nearest_but(Some(class));
    let nearest = Fit { class, miss, rival, rival_miss };
    if TOLERANCE < nearest.miss {
        Err(ComplexityError::NoClass { nearest })
    } else if nearest.rival_miss < LEAST_DIFFERENCE || nearest.confidence() < LEAST_CONFIDENCE {
        Err(ComplexityError::Ambiguous { nearest })
    } else {
        Ok(nearest)
    }
}

/// The samples between which the deciding steps lie: the later half of the steps, and at least two.
///
/// # Panics
/// If there are fewer than three samples.
pub fn later_half(samples: &[Sample]) -> &[Sample] {
    let n_steps = samples.len() - 1;
    &samples[(n_steps / 2).min(n_steps - 2)..]
}

/// The difference between the growth of a class and that of the counts, from one size to the next.
fn miss(class: Class, from: Sample, to: Sample) -> f64 {
    let counted = real(to.count).log2() - real(from.count).log2();
    let expected = class.log2_at(to.n) - class.log2_at(from.n);
    let difference = (counted - expected).abs();
    // From size 1, whose logarithm is 0, a class with a logarithm has no ratio to anything.
    if difference.is_nan() { f64::INFINITY } else { difference }
}

/// The classes that are tried: n^a (log n)^b for a <= 4 and b <= 2, and the two that outgrow all of
/// these.
fn candidates() -> impl Iterator<Item = Class> {
    let terms = (0..=4).flat_map(|degree| (0..=2).map(move |logs| Term::new(degree, logs)));
    terms.map(Class::Power).chain([Class::Exponential, Class::Factorial])
}

fn check(samples: &[Sample]) -> Result<(), ComplexityError> {
    if samples.len() < 3 {
        return Err(ComplexityError::TooFew { n_samples: samples.len() });
    }
    for (index, &Sample { n, count }) in samples.iter().enumerate() {
        if n == 0 || count == 0 {
            return Err(ComplexityError::Zero { index });
        }
        let before = index.checked_sub(1).map_or(0, |before| samples[before].n);
        if n <= before {
            return Err(ComplexityError::Unsorted { index, n, before });
        }
    }
    Ok(())
}

/// The exponent a of the power n^a that fits best: the slope of the straight line with the least
/// squares through the points (log n, log count). It is a number even where no class fits.
/// O(samples).
///
/// # Errors
/// If there are too few samples, a size or count is 0, or the sizes do not ascend; and if they are
/// so large and so near to each other that an `f64` does not tell their logarithms apart.
pub fn exponent(samples: &[Sample]) -> Result<f64, ComplexityError> {
    check(samples)?;
    let (first, last) = (samples[0].n, samples[samples.len() - 1].n);
    if real(last).log2() <= real(first).log2() {
        return Err(ComplexityError::TooNear { first, last });
    }
    let points = || samples.iter().map(|s| (real(s.n).log2(), real(s.count).log2()));
    let k = real(samples.len() as u64);
    let (x_mean, y_mean) = points().fold((0.0, 0.0), |(x, y), p| (x + p.0 / k, y + p.1 / k));
    let (above, below) = points().fold((0.0, 0.0), |(above, below), (x, y)| {
        (above + (x - x_mean) * (y - y_mean), below + (x - x_mean) * (x - x_mean))
    });
    Ok(above / below)
}
