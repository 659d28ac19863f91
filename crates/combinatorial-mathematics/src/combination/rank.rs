//! Part of [combination](super): the number of a choice among all, by their greatest items, and the
//! choice of a number.
//!
//! Source: E. Pascal, "Sopra una formula numerica", Giornale di Matematiche 25 (1887); D. H.
//! Lehmer, "The machine tools of combinatorics" (1964).
//!
//! Page: `docs/en/combinatorial-mathematics/combination.md`.

use thiserror::Error;

use super::count::binomial;

/// Why a list is no choice, or a number none of a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum CombinationRankError {
    /// The list does not ascend.
    #[error("the place {place} at index {at} is not above the one before it")]
    NotAscending {
        /// Where.
        at: usize,
        /// The value at this place.
        place: usize,
    },
    /// The number is not below the number of choices.
    #[error("{n} items have no choice of {m} of number {rank}")]
    NoSuchRank {
        /// The number.
        rank: u128,
        /// The number of items.
        n: usize,
        /// The number of items to choose.
        m: usize,
    },
    /// The number leaves 128 bits.
    #[error("128 bits are not enough to number these choices")]
    TooLarge,
}

/// The number of choices of as many places that come before this one, ordered by their greatest
/// items. It does not depend on the number of places. O(m) counts.
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
    // Those that differ last at this index have all up to it below its place.
    let before = |(place, n_chosen)| binomial(place as u128, n_chosen);
    let mut counts = places.iter().copied().zip(1..).map(before);
    counts
        .try_fold(0_u128, |rank, count| rank.checked_add(count?))
        .ok_or(CombinationRankError::TooLarge)
}

/// The choice of `m` of `n` places with this number. O(m log n) counts.
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
        // Invariant: `rest` is the number of the choice of the at + 1 places that are left, all
        // below `end`.
        let is_below =
            |place| binomial(place as u128, at as u128 + 1).is_some_and(|count| count <= rest);
        *place = last_that(is_below, at, end);
        // Cannot fail: it is at most rest.
        rest -= binomial(*place as u128, at as u128 + 1).unwrap_or(0);
        end = *place;
    }
    Ok(places)
}

/// The last number of `first..end` of which something is true. It is true of `first`, and of
/// nothing behind a number of which it is not.
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
