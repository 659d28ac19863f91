//! Part of [Dinkelbach's algorithm](super): the textbook's version, for k of n pairs of whole
//! numbers.
//!
//! The picture of the page runs it. The library's version is generic in the candidates, selects the
//! best k pairs without sorting all of them, and keeps the rounds as a certificate.
//!
//! Cost: O(n log n) per round.
//!
//! Domain: denominators above zero; the absolute values of all numerators, and all denominators,
//! each sum up to at most 2^31, so that 64 bits have room for every product.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the [library's version](super::best_ratio), round by round.
//!
//! Page: `docs/en/linear-algebra/linear-programming/dinkelbach.md`.

use std::cmp::Reverse;

/// What happens in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The pairs that are worth most at λ = p / q were chosen.
    Choose {
        /// The numerator of λ, not in lowest terms.
        p: i64,
        /// The denominator of λ.
        q: i64,
    },
    /// The ratio of the chosen pairs was computed.
    Ratio {
        /// The sum of their numerators.
        num: i64,
        /// The sum of their denominators.
        den: i64,
    },
}

/// The k pairs (a, b) with the greatest sum of a over sum of b, and the two sums.
///
/// ```
/// use linear_algebra::linear_programming::dinkelbach::plain::best_ratio;
///
/// let jobs = [(13, 7), (7, 1), (11, 5), (1, 1)];
/// assert_eq!(best_ratio(&jobs, 2), (vec![1, 3], 8, 2));
/// ```
///
/// # Panics
/// If there are fewer than k pairs. If k is 0 or a denominator is not above zero, it may panic or
/// never end.
pub fn best_ratio(pairs: &[(i64, i64)], k: usize) -> (Vec<usize>, i64, i64) {
    best_ratio_watched(pairs, k, |_, _| {})
}

/// [`best_ratio`], observed: each [`Step`] with the chosen pairs, those that are worth most first.
pub fn best_ratio_watched(
    pairs: &[(i64, i64)],
    k: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> (Vec<usize>, i64, i64) {
    let mut order: Vec<usize> = (0..pairs.len()).collect();
    // λ = p / q
    let (mut p, mut q) = (0, 1);
    loop {
        // Invariant: after the first round, λ is the ratio of a choice.
        // A pair is worth a - λ b. Multiplied by q, this is a whole number.
        order.sort_by_key(|&i| (Reverse(q * pairs[i].0 - p * pairs[i].1), i));
        let chosen = &order[..k];
        watch(Step::Choose { p, q }, chosen);
        let num: i64 = chosen.iter().map(|&i| pairs[i].0).sum();
        let den: i64 = chosen.iter().map(|&i| pairs[i].1).sum();
        watch(Step::Ratio { num, den }, chosen);
        if num * q == p * den {
            return (chosen.to_vec(), num, den);
        }
        (p, q) = (num, den);
    }
}
