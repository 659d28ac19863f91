//! Part of [permutation](super): the rank of a k-permutation, and the k-permutation of a rank.
//!
//! If k is greater than 34, the ranks need more than 128 bits. So k is small, and counting is quick
//! enough without a tree.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation/rank.md`.

use thiserror::Error;

use super::n_arrangements;

/// Why a list is no k-permutation, or a number no rank.
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
    /// A value appears a second time.
    #[error("the value {value} at index {at} appears a second time")]
    Repeated {
        /// Where.
        at: usize,
        /// The value at this place.
        value: usize,
    },
    /// The rank is not below the number of k-permutations.
    #[error("there is no permutation of {m} of {n} items of rank {rank}")]
    NoSuchRank {
        /// The rank.
        rank: u128,
        /// The number of items.
        n: usize,
        /// The number of items in a row.
        m: usize,
    },
    /// The number of all does not fit into 128 bits.
    #[error("128 bits cannot count the permutations of {m} of {n} items")]
    TooMany {
        /// The number of items.
        n: usize,
        /// The number of items in a row.
        m: usize,
    },
}

/// How many k-permutations of `0..n` come before this one in lexicographic order, where k is its
/// length. O(k²), where k is at most 34; a longer list is an error.
///
/// # Errors
/// [`PermutationRankError`], but for `NoSuchRank`.
pub fn rank(arrangement: &[usize], n: usize) -> Result<u128, PermutationRankError> {
    let m = arrangement.len();
    n_arrangements(n as u128, m as u128).ok_or(PermutationRankError::TooMany { n, m })?;
    // All values are checked first: a list of more than n values has no rank, and the sums for it
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
        // The digit of this place: how many smaller values are free. It is less than n - at.
        let n_taken = before.iter().filter(|&&taken| taken < value).count();
        rank = rank * (n - at) as u128 + (value - n_taken) as u128;
    }
    Ok(rank)
}

/// The k-permutation of `0..n` with this rank, where k is `m`. O(k²), where k is at most 34.
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
        // Invariant: below `value` are taken[..n_lesser], and as many free values as the digit.
        while taken.get(n_lesser).is_some_and(|taken| *taken <= *value) {
            *value += 1;
            n_lesser += 1;
        }
        taken.insert(n_lesser, *value);
    }
    Ok(arrangement)
}
