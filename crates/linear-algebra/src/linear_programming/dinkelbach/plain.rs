//! Part of [Dinkelbach's algorithm](super): the textbook's version, for k of n pairs of integers.
//!
//! The picture on the page runs this version. The library's version is generic over the candidates,
//! selects the best k pairs without sorting all of them, and keeps the rounds as a certificate.
//!
//! Cost: O(n log n) per round.
//!
//! Domain: positive denominators. The absolute values of the numerators and the denominators each
//! sum to at most 2^31, so that every product fits in 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the [library's version](super::best_ratio), round by round.
//!
//! Page: `docs/en/linear-algebra/linear-programming/dinkelbach.md`.

use std::cmp::Reverse;

/// A step of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The pairs that are worth the most at λ = p / q have been chosen.
    Choose {
        /// The numerator of λ, not in lowest terms.
        p: i64,
        /// The denominator of λ.
        q: i64,
    },
    /// The ratio of the chosen pairs has been computed.
    Ratio {
        /// The sum of their numerators.
        num: i64,
        /// The sum of their denominators.
        den: i64,
    },
}

/// Returns the indices of the k pairs (a, b) with the greatest ratio of the sum of a to the sum of
/// b, and the two sums.
///
/// ```
/// use linear_algebra::linear_programming::dinkelbach::plain::best_ratio;
///
/// let jobs = [(13, 7), (7, 1), (11, 5), (1, 1)];
/// assert_eq!(best_ratio(&jobs, 2), (vec![1, 3], 8, 2));
/// ```
///
/// # Panics
/// If there are fewer than k pairs. If k is 0 or a denominator is not positive, it may panic or
/// never return.
pub fn best_ratio(pairs: &[(i64, i64)], k: usize) -> (Vec<usize>, i64, i64) {
    best_ratio_watched(pairs, k, |_, _| {})
}

/// Like [`best_ratio`], but calls `watch` after each [`Step`] with the chosen pairs, those that are
/// worth the most first.
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
        // A pair is worth a - λ b. Multiplied by q, this is an integer.
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
