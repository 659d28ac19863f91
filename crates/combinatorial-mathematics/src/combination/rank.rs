//! Part of [combination](super): the rank of a combination in colexicographic order, and the
//! combination of a rank.
//!
//! Cost: m binomial coefficients for the rank, O(m log n) for the combination.
//!
//! Domain: ranks of at most 128 bits.
//!
//! Source: E. Pascal, "Sopra una formula numerica", Giornale di Matematiche 25 (1887); D. H.
//! Lehmer, "The machine tools of combinatorics" (1964).
//!
//! Checked: all n up to 12 and all m; random ones up to n = 131.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/colexicographic.md`.

use thiserror::Error;

use super::count::binomial;

/// Why a list is no combination, or a number not the rank of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum CombinationRankError {
    /// The list does not ascend.
    #[error("the place {place} at index {at} is not above the one before it")]
    NotAscending {
        /// Its index.
        at: usize,
        /// The value at this place.
        place: usize,
    },
    /// The rank is not below the number of combinations.
    #[error("the combinations of {m} of {n} items have no rank {rank}")]
    NoSuchRank {
        /// The rank.
        rank: u128,
        /// The number of items.
        n: usize,
        /// The number of items to choose.
        m: usize,
    },
    /// The rank, or the number of combinations, does not fit 128 bits.
    #[error("128 bits are not enough to number these combinations")]
    TooLarge,
}

/// The rank: the number of combinations of as many places that come before this one in
/// colexicographic order. It does not depend on n. O(m) binomial coefficients.
///
/// ```
/// use combinatorial_mathematics::combination::rank::{rank, unrank};
///
/// assert_eq!(unrank(5, 3, rank(&[0, 2, 4])?)?, [0, 2, 4]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CombinationRankError::NotAscending`], [`CombinationRankError::TooLarge`].
pub fn rank(places: &[usize]) -> Result<u128, CombinationRankError> {
    if let Some(before) = places.windows(2).position(|pair| pair[1] <= pair[0]) {
        let at = before + 1;
        return Err(CombinationRankError::NotAscending { at, place: places[at] });
    }
    // If an earlier combination differs last at this index, its places up to the index are below
    // the place here.
    let before = |(place, n_chosen)| binomial(place as u128, n_chosen);
    let mut counts = places.iter().copied().zip(1..).map(before);
    counts
        .try_fold(0_u128, |rank, count| rank.checked_add(count?))
        .ok_or(CombinationRankError::TooLarge)
}

/// The combination of `m` of `n` places with this rank. O(m log n) binomial coefficients.
///
/// # Errors
/// [`CombinationRankError::NoSuchRank`], [`CombinationRankError::TooLarge`].
pub fn unrank(n: usize, m: usize, rank: u128) -> Result<Vec<usize>, CombinationRankError> {
    let n_choices = binomial(n as u128, m as u128).ok_or(CombinationRankError::TooLarge)?;
    if n_choices <= rank {
        return Err(CombinationRankError::NoSuchRank { rank, n, m });
    }
    let mut places = vec![0; m];
    let (mut rest, mut end) = (rank, n);
    for (at, place) in places.iter_mut().enumerate().rev() {
        // Invariant: the first at + 1 places are a combination of the places below `end`, and
        // `rest` is its rank.
        let is_below =
            |place| binomial(place as u128, at as u128 + 1).is_some_and(|count| count <= rest);
        *place = last_that(is_below, at, end);
        // Cannot fail: it is at most rest.
        rest -= binomial(*place as u128, at as u128 + 1).unwrap_or(0);
        end = *place;
    }
    Ok(places)
}

/// The last number of `first..end` for which a condition is true. It is true for `first`, and
/// false for all numbers after one for which it is false.
fn last_that(is_true: impl Fn(usize) -> bool, first: usize, end: usize) -> usize {
    let (mut last, mut end) = (first, end);
    while last + 1 < end {
        // Invariant: it is true of `last`, and the answer is below `end`.
        let middle = last + (end - last) / 2;
        if is_true(middle) {
            last = middle;
        } else {
            end = middle;
        }
    }
    last
}
