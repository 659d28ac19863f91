//! Part of [full permutation](super): the rank of a permutation, and the permutation of a rank,
//! after G. Cantor and D. H. Lehmer.
//!
//! Source: G. Cantor, "Über die einfachen Zahlensysteme" (1869); D. H. Lehmer, "Teaching
//! combinatorial tricks to a computer" (1960).
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation/rank.md`.

use std::num::NonZeroU64;

use data_structure::fenwick_tree::FenwickTree;
use thiserror::Error;

/// Why a slice is no permutation of `0..n`, or a number no rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum FullPermutationRankError {
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
    /// A digit is not below the number of values that are left for its place.
    #[error("the digit {digit} at index {at} is not below {n_left}")]
    Digit {
        /// Where.
        at: usize,
        /// The value at this place.
        digit: usize,
        /// The number of values that are left.
        n_left: usize,
    },
    /// The rank is not below the number of permutations.
    #[error("{n} items have no permutation of rank {rank}")]
    NoSuchRank {
        /// The rank.
        rank: u128,
        /// The number of items.
        n: usize,
    },
    /// More than 34 items have more permutations than 128 bits can count.
    #[error("{n} items have more permutations than 128 bits can count")]
    TooMany {
        /// The number of items.
        n: usize,
    },
}

/// For each value, the number of lesser ones behind it. These are the digits of the rank; the last
/// is always 0. O(n log n).
///
/// ```
/// use combinatorial_mathematics::full_permutation::rank::lehmer_code;
///
/// assert_eq!(lehmer_code(&[2, 0, 1])?, [2, 0, 0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`FullPermutationRankError::OutOfRange`], [`FullPermutationRankError::Repeated`] if this is no
/// permutation of `0..n`.
pub fn lehmer_code(order: &[usize]) -> Result<Vec<usize>, FullPermutationRankError> {
    let n = order.len();
    let mut is_left = vec![true; n];
    let mut left = all(n);
    let digit = |(at, &value): (usize, &usize)| {
        match is_left.get_mut(value) {
            None => return Err(FullPermutationRankError::OutOfRange { at, value, n }),
            Some(is_left) if !*is_left => {
                return Err(FullPermutationRankError::Repeated { at, value });
            }
            Some(is_left) => *is_left = false,
        }
        take(&mut left, value);
        // Invariant: `left` holds the values behind this place.
        Ok(usize::try_from(left.sum(..value).unwrap_or(0)).unwrap_or(0))
    };
    order.iter().enumerate().map(digit).collect()
}

/// The permutation with these digits. At each place the digit is the number of lesser values among
/// those that are left. O(n log n).
///
/// # Errors
/// [`FullPermutationRankError::Digit`].
pub fn from_lehmer_code(code: &[usize]) -> Result<Vec<usize>, FullPermutationRankError> {
    let mut left = all(code.len());
    let value = |(at, &digit): (usize, &usize)| {
        let n_left = code.len() - at;
        if n_left <= digit {
            return Err(FullPermutationRankError::Digit { at, digit, n_left });
        }
        // The first value with digit + 1 values up to and with it.
        let value = left.lower_bound(i64::try_from(digit + 1).unwrap_or(i64::MAX));
        take(&mut left, value);
        Ok(value)
    };
    code.iter().enumerate().map(value).collect()
}

/// All values are left.
fn all(n: usize) -> FenwickTree<i64> {
    // Fits: the sum is n.
    FenwickTree::from_values(std::iter::repeat_n(1, n)).unwrap_or_default()
}

fn take(left: &mut FenwickTree<i64>, value: usize) {
    // Cannot fail: the value was there.
    let _ = left.subtract(value, 1);
}

/// How many permutations of `0..n` come before this one, in lexicographic order. O(n log n).
///
/// ```
/// use combinatorial_mathematics::full_permutation::rank::{rank, unrank};
///
/// assert_eq!(rank(&[2, 0, 1])?, 4);
/// assert_eq!(unrank(3, 4)?, [2, 0, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`FullPermutationRankError`] if this is no permutation, or has more than 34 items.
pub fn rank(order: &[usize]) -> Result<u128, FullPermutationRankError> {
    let n = order.len();
    super::n_orders(n).ok_or(FullPermutationRankError::TooMany { n })?;
    let digits = lehmer_code(order)?.into_iter().zip((1..=n).rev());
    // The rank so far counts the lesser beginnings. Each of them is followed by n_left items.
    Ok(digits.fold(0, |rank, (digit, n_left)| rank * n_left as u128 + digit as u128))
}

/// The rank modulo a number, of a permutation of any length. O(n log n).
///
/// # Errors
/// [`FullPermutationRankError`] if this is no permutation.
pub fn rank_modulo(order: &[usize], modulus: NonZeroU64) -> Result<u64, FullPermutationRankError> {
    let modulus = u128::from(modulus.get());
    let digits = lehmer_code(order)?.into_iter().zip((1..=order.len()).rev());
    let rank =
        digits.fold(0, |rank, (digit, n_left)| (rank * n_left as u128 + digit as u128) % modulus);
    // Fits: it is less than the modulus.
    Ok(u64::try_from(rank).unwrap_or(0))
}

/// The permutation of `0..n` with this rank. O(n log n).
///
/// # Errors
/// [`FullPermutationRankError::NoSuchRank`]; [`FullPermutationRankError::TooMany`] beyond 34 items.
pub fn unrank(n: usize, rank: u128) -> Result<Vec<usize>, FullPermutationRankError> {
    let n_orders = super::n_orders(n).ok_or(FullPermutationRankError::TooMany { n })?;
    if n_orders <= rank {
        return Err(FullPermutationRankError::NoSuchRank { rank, n });
    }
    let mut code = vec![0; n];
    let mut rest = rank;
    for (digit, n_left) in code.iter_mut().rev().zip(1..) {
        // Fits: it is less than n.
        *digit = usize::try_from(rest % n_left).unwrap_or(0);
        rest /= n_left;
    }
    from_lehmer_code(&code)
}

/// Whether an even number of swaps makes this permutation. The number of swaps and the number of
/// pairs in the wrong order are both even or both odd. O(n log n).
///
/// ```
/// use combinatorial_mathematics::full_permutation::rank::is_even;
///
/// assert!(is_even(&[1, 2, 0])?);
/// assert!(!is_even(&[1, 0, 2])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`FullPermutationRankError`] if this is no permutation.
pub fn is_even(order: &[usize]) -> Result<bool, FullPermutationRankError> {
    let is_odd =
        lehmer_code(order)?.into_iter().fold(false, |is_odd, digit| is_odd ^ (digit % 2 == 1));
    Ok(!is_odd)
}
