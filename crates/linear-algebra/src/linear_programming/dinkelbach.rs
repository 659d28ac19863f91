//! Dinkelbach's algorithm: maximizes a ratio N(x) / D(x) by maximizing a difference N(x) - λ D(x) a
//! few times.
//!
//! Cost: at most O(log(n · max)) rounds for sums over chosen items, and rarely as many as ten. A
//! round over n pairs takes O(n). O(n) space.
//!
//! Domain: positive denominators. For pairs, the sum of the absolute values of the numerators and
//! the sum of the denominators must each fit in an `i64`; then nothing is rounded.
//!
//! Source: W. Dinkelbach, "On nonlinear fractional programming", *Management Science* 13 (1967).
//!
//! Checked: all lists of up to 4 pairs out of 12 with every k, and random lists of up to 12 pairs,
//! against all subsets.
//!
//! Page: `docs/en/linear-algebra/linear-programming/dinkelbach.md`.

pub mod plain;

use std::cmp::Reverse;

use crate::{Field, Ratio};

/// A candidate with its numerator and denominator.
///
/// ```
/// use linear_algebra::{Choice, Ratio, Size, best_choice};
///
/// let Choice { chosen, num, den } = best_choice(&[(5, 2), (3, 1)], Size::Exactly(1), 2.into());
/// assert_eq!((chosen, num / den), (vec![0], Ratio::new(5, 2)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice<X, T> {
    /// The candidate itself.
    pub chosen: X,
    /// The numerator, N, of the candidate.
    pub num: T,
    /// The denominator, D, of the candidate. It must be positive.
    pub den: T,
}

/// One round: the best candidate for a given λ.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Round<T> {
    /// The ratio λ of this round.
    pub lambda: T,
    /// The numerator of the candidate with the greatest difference N - λ D.
    pub num: T,
    /// The denominator of that candidate.
    pub den: T,
    /// The greatest difference, F(λ) = N - λ D.
    pub gain: T,
}

/// The best ratio, a candidate that attains it, and the rounds that found it.
///
/// ```
/// use linear_algebra::{Goal, Ratio, Size, best_ratio};
///
/// let best = best_ratio(&[(5, 2), (3, 1), (8, 4)], Size::Exactly(2), Goal::Max)?;
/// assert_eq!((best.ratio, best.best.chosen), (Ratio::new(8, 3), vec![0, 1]));
/// assert_eq!(best.rounds.last().map(|round| round.gain), Some(0.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct BestRatio<X, T> {
    /// The best ratio.
    pub ratio: T,
    /// A candidate that attains the best ratio.
    pub best: Choice<X, T>,
    /// All rounds. The gain of the last one is zero, which proves that no ratio is better.
    pub rounds: Vec<Round<T>>,
}

/// Whether to find the greatest or the least ratio.
///
/// ```
/// use linear_algebra::{Goal, Ratio, Size, best_ratio};
///
/// let best = best_ratio(&[(5, 2), (3, 1), (8, 4)], Size::Exactly(2), Goal::Min)?;
/// assert_eq!(best.ratio, Ratio::new(13, 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// The greatest ratio.
    Max,
    /// The least ratio.
    Min,
}

/// The number of pairs to choose.
///
/// ```
/// use linear_algebra::{Goal, Ratio, Size, best_ratio};
///
/// let best = |size| best_ratio(&[(5, 2), (3, 1), (8, 4)], size, Goal::Max);
/// assert_eq!(best(Size::AtLeast(1))?.ratio, Ratio::from(3));
/// assert_eq!(best(Size::Exactly(3))?.ratio, Ratio::new(16, 7));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Exactly this many.
    Exactly(usize),
    /// At least this many.
    AtLeast(usize),
}

/// The reason why there is no best ratio.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RatioError {
    /// More pairs are to be chosen than there are, or none at all.
    #[error("{k} of {n} pairs cannot be chosen; at least one must be")]
    BadSize {
        /// The number of pairs to choose.
        k: usize,
        /// The number of pairs.
        n: usize,
    },
    /// A denominator is not positive.
    #[error("the denominator of pair {pair} is not above zero")]
    BadDenominator {
        /// The index of the pair.
        pair: usize,
    },
    /// The denominator of a candidate is not positive.
    #[error("the candidate of round {round} has a denominator that is not above zero")]
    BadCandidate {
        /// The round, counted from 0.
        round: usize,
    },
    /// A round found a worse candidate than the round before, so the candidates were not the best.
    #[error("the candidate of round {round} is worse than the one before")]
    NotTheBest {
        /// The round, counted from 0.
        round: usize,
    },
    /// The sums of the pairs do not fit in 64 bits.
    #[error("the sums up to pair {pair} may exceed 64 bits")]
    SumsTooLarge {
        /// The index of the first pair at which the sums may overflow.
        pair: usize,
    },
    /// A value is not a number, or an operation overflowed.
    #[error("round {round} left the range of the numbers")]
    Overflow {
        /// The round, counted from 0.
        round: usize,
    },
}

/// Returns the greatest ratio. `best_for(λ)` must return a candidate with the greatest difference
/// N - λ D. Any `start` leads to the greatest ratio.
///
/// The search ends when that difference is within `tolerance` of zero. For exact numbers,
/// `tolerance` can be 0.
///
/// ```
/// use linear_algebra::{Choice, Ratio, dinkelbach};
///
/// // The greatest of 1/2, 5/8 and 3/5.
/// let choice = |(num, den)| Choice { chosen: (), num: Ratio::from(num), den: Ratio::from(den) };
/// let all = [(1, 2), (5, 8), (3, 5)].map(choice);
/// let best_for = |lambda| {
///     let gain = |choice: &Choice<(), Ratio>| choice.num - lambda * choice.den;
///     all.into_iter().reduce(|a, b| if gain(&a) < gain(&b) { b } else { a }).expect("a choice")
/// };
/// assert_eq!(dinkelbach(Ratio::from(0), Ratio::from(0), best_for)?.ratio, Ratio::new(5, 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`RatioError::BadCandidate`] if the denominator of a candidate is not positive,
/// [`RatioError::NotTheBest`] if a candidate is worse than the one before, and
/// [`RatioError::Overflow`] if a value is not a number. Each has the round.
pub fn dinkelbach<X, T: Field + PartialOrd>(
    start: T,
    tolerance: T,
    mut best_for: impl FnMut(T) -> Choice<X, T>,
) -> Result<BestRatio<X, T>, RatioError> {
    let (mut lambda, mut rounds) = (start, Vec::new());
    loop {
        // Invariant: after the first round, λ is the ratio of a candidate. From the third round on,
        // it is greater than the previous λ.
        let best = best_for(lambda);
        let (round, gain) = (rounds.len(), best.num - lambda * best.den);
        if !gain.is_number() {
            return Err(RatioError::Overflow { round });
        }
        if best.den <= T::ZERO {
            return Err(RatioError::BadCandidate { round });
        }
        rounds.push(Round { lambda, num: best.num, den: best.den, gain });
        let ratio = best.num / best.den;
        // No candidate has a greater ratio than λ, and this one attains it.
        if (-tolerance <= gain && gain <= tolerance) || ratio == lambda {
            return Ok(BestRatio { ratio, best, rounds });
        }
        // The candidate of the previous round would have been better, because its difference is
        // zero.
        if 0 < round && gain < T::ZERO {
            return Err(RatioError::NotTheBest { round });
        }
        lambda = ratio;
    }
}

/// Returns the best ratio of sums, (a + a' + ...) / (b + b' + ...), over the chosen pairs (a, b).
/// Among pairs with equal differences, the one with the lower index is chosen.
///
/// ```
/// use linear_algebra::Ratio;
/// use linear_algebra::linear_programming::dinkelbach::{Goal, Size, best_ratio};
///
/// let best = best_ratio(&[(5, 2), (3, 1), (8, 4)], Size::Exactly(2), Goal::Max)?;
/// assert_eq!(best.ratio, Ratio::new(8, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`RatioError::BadSize`] if `size` is 0 or exceeds the number of pairs,
/// [`RatioError::BadDenominator`] if a denominator is not positive, and
/// [`RatioError::SumsTooLarge`] if the sums may not fit in 64 bits.
pub fn best_ratio(
    pairs: &[(i64, i64)],
    size: Size,
    goal: Goal,
) -> Result<BestRatio<Vec<usize>, Ratio>, RatioError> {
    check(pairs, size)?;
    if goal == Goal::Max {
        return dinkelbach(Ratio::ZERO, Ratio::ZERO, |lambda| best_choice(pairs, size, lambda));
    }
    // The least ratio is the negated greatest ratio of the negated pairs.
    let negated: Vec<(i64, i64)> = pairs.iter().map(|(a, b)| (-a, *b)).collect();
    let mut least =
        dinkelbach(Ratio::ZERO, Ratio::ZERO, |lambda| best_choice(&negated, size, lambda))?;
    (least.ratio, least.best.num) = (-least.ratio, -least.best.num);
    for Round { lambda, num, gain, .. } in &mut least.rounds {
        (*lambda, *num, *gain) = (-*lambda, -*num, -*gain);
    }
    Ok(least)
}

fn check(pairs: &[(i64, i64)], size: Size) -> Result<(), RatioError> {
    let (Size::Exactly(k) | Size::AtLeast(k)) = size;
    if k == 0 || pairs.len() < k {
        return Err(RatioError::BadSize { k, n: pairs.len() });
    }
    let (mut nums, mut dens) = (0_i64, 0_i64);
    for (pair, (a, b)) in pairs.iter().enumerate() {
        if *b <= 0 {
            return Err(RatioError::BadDenominator { pair });
        }
        let sums = a.checked_abs().and_then(|a| nums.checked_add(a)).zip(dens.checked_add(*b));
        (nums, dens) = sums.ok_or(RatioError::SumsTooLarge { pair })?;
    }
    Ok(())
}

/// Returns the choice with the greatest difference N - λ D, with its indices in ascending order.
/// O(n), by selection.
///
/// ```
/// use linear_algebra::{Ratio, Size, best_choice};
///
/// // 5 - 2 · 2, 3 - 2 · 1 and 8 - 2 · 4 are 1, 1 and 0.
/// let choice = best_choice(&[(5, 2), (3, 1), (8, 4)], Size::Exactly(2), Ratio::from(2));
/// assert_eq!((choice.chosen, choice.num, choice.den), (vec![0, 1], 8.into(), 3.into()));
/// ```
///
/// # Panics
/// May panic, or return a wrong result, on input that [`best_ratio`] would reject, and if λ is not
/// between two ratios of sums.
pub fn best_choice(pairs: &[(i64, i64)], size: Size, lambda: Ratio) -> Choice<Vec<usize>, Ratio> {
    // With λ = p / q, q (a - λ b) = q a - p b. The sums fit in 64 bits, so these numbers fit in
    // 128.
    let (p, q) = (lambda.numerator(), lambda.denominator());
    let worth = |(a, b): (i64, i64)| q * i128::from(a) - p * i128::from(b);
    let mut order: Vec<(Reverse<i128>, usize)> =
        pairs.iter().enumerate().map(|(i, &pair)| (Reverse(worth(pair)), i)).collect();
    let (Size::Exactly(k) | Size::AtLeast(k)) = size;
    if k < order.len() {
        order.select_nth_unstable(k);
    }
    // Marking the chosen pairs and then collecting them puts them in order without sorting.
    let mut is_chosen = vec![false; pairs.len()];
    for (rank, (Reverse(worth), i)) in order.into_iter().enumerate() {
        is_chosen[i] = rank < k || (matches!(size, Size::AtLeast(_)) && 0 < worth);
    }
    let chosen: Vec<usize> = (0..pairs.len()).filter(|&i| is_chosen[i]).collect();
    let (num, den) =
        chosen.iter().fold((0, 0), |(num, den), &i| (num + pairs[i].0, den + pairs[i].1));
    Choice { chosen, num: Ratio::from(num), den: Ratio::from(den) }
}

/// Finds the point where `is_below` changes from true to false by bisecting an interval, and
/// returns it with the number of bisections.
///
/// # Panics
/// If either end of the interval is not finite.
pub fn bisection(
    (mut low, mut high): (f64, f64),
    width: f64,
    mut is_below: impl FnMut(f64) -> bool,
) -> (f64, u32) {
    // An interval with an infinite end has no midpoint.
    assert!(low.is_finite() && high.is_finite(), "{low} and {high} are no ends");
    let mut halvings = 0;
    loop {
        // Invariant: the point is in low..=high.
        let middle = f64::midpoint(low, high);
        // If there is no float between the two ends, they cannot get closer.
        if high - low <= width || middle <= low || high <= middle {
            return (middle, halvings);
        }
        if is_below(middle) {
            low = middle;
        } else {
            high = middle;
        }
        halvings += 1;
    }
}
