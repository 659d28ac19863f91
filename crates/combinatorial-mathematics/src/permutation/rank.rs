//! Part of [permutation](super): the number of an arrangement among all, and the arrangement of a
//! number.
//!
//! No arrangement of more than 34 items has a number of 128 bits, so there is no need for a tree
//! here: counting is quick enough.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation.md`.

use thiserror::Error;

use super::n_arrangements;

/// Why a list is no arrangement, or a number none of an arrangement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum PermutationRankError {
    /// A value is not below n.
    #[error("the value {value} at index {at} is not below {n}")]
    OutOfRange {
        /// Where.
        at: usize,
        /// The value at this place.
        value: usize,
        /// The number of values.
        n: usize,
    },
    /// A value stands there a second time.
    #[error("the value {value} at index {at} is there a second time")]
    Repeated {
        /// Where.
        at: usize,
        /// The value at this place.
        value: usize,
    },
    /// The number is not below the number of arrangements.
    #[error("{n} items have no arrangement of {m} of number {rank}")]
    NoSuchRank {
        /// The number.
        rank: u128,
        /// The number of items.
        n: usize,
        /// The number of items in an arrangement.
        m: usize,
    },
    /// The number of all leaves 128 bits.
    #[error("128 bits are not enough to number the arrangements of {m} of {n}")]
    TooMany {
        /// The number of items.
        n: usize,
        /// The number of items in an arrangement.
        m: usize,
    },
}

/// The number of an arrangement among all of as many of `0..n`, ascending, from 0. O(m²), where m
/// is at most 34; a longer list is an error.
///
/// # Errors
/// [`PermutationRankError`], but for `NoSuchRank`.
pub fn rank(arrangement: &[usize], n: usize) -> Result<u128, PermutationRankError> {
    let m = arrangement.len();
    n_arrangements(n as u128, m as u128).ok_or(PermutationRankError::TooMany { n, m })?;
    // All values are checked first: a list of more than n values has no number, and the sums for it
    // might not fit.
    for (at, &value) in arrangement.iter().enumerate() {
        if n <= value {
            return Err(PermutationRankError::OutOfRange { at, value, n });
        }
        if arrangement[..at].contains(&value) {
            return Err(PermutationRankError::Repeated { at, value });
        }
    }
    let mut rank = 0;
    for (at, &value) in arrangement.iter().enumerate() {
        let before = &arrangement[..at];
        // The digit of this place: how many lesser ones are free. There are n - at digits.
        let n_taken = before.iter().filter(|&&taken| taken < value).count();
        rank = rank * (n - at) as u128 + (value - n_taken) as u128;
    }
    Ok(rank)
}

/// The arrangement of `m` of `0..n` with this number. O(m²), where m is at most 34.
///
/// # Errors
/// [`PermutationRankError::NoSuchRank`], [`PermutationRankError::TooMany`].
pub fn unrank(n: usize, m: usize, rank: u128) -> Result<Vec<usize>, PermutationRankError> {
    let n_all =
        n_arrangements(n as u128, m as u128).ok_or(PermutationRankError::TooMany { n, m })?;
    if n_all <= rank {
        return Err(PermutationRankError::NoSuchRank { rank, n, m });
    }
    let mut arrangement = vec![0; m];
    let mut rest = rank;
    for (at, digit) in arrangement.iter_mut().enumerate().rev() {
        let n_free = (n - at) as u128;
        // Fits: it is less than n.
        *digit = usize::try_from(rest % n_free).unwrap_or(0);
        rest /= n_free;
    }
    let mut taken: Vec<usize> = Vec::with_capacity(m);
    for value in &mut arrangement {
        let mut n_lesser = 0;
        // Invariant: below `value` are as many values as the digit says, and taken[..n_lesser].
        while taken.get(n_lesser).is_some_and(|taken| *taken <= *value) {
            *value += 1;
            n_lesser += 1;
        }
        taken.insert(n_lesser, *value);
    }
    Ok(arrangement)
}
