//! Part of [unbounded knapsack](super): coins that add up to an amount. A coin of 0 is never used.
//!
//! Page: `docs/en/dynamic-programming/knapsack/unbounded-knapsack/coins.md`.

use super::row;
use crate::TableSizeError;

/// Why no number can be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CountError {
    /// There are more ways than a `u64` counts.
    #[error("there are more ways to make {amount} than 64 bits count")]
    TooMany {
        /// The first amount, in the order of the computation, for which that is so.
        amount: usize,
    },
    /// The row takes too much memory.
    #[error(transparent)]
    TooLarge(#[from] TableSizeError),
}

/// The fewest coins that make exactly `amount`, in ascending order of their index, or `None` if no
/// coins do. O(n · amount) time, O(amount) space.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::coins::fewest_coins;
///
/// let coins = fewest_coins(&[1, 3, 4], 6)?.expect("6 can be paid");
/// assert_eq!(coins.len(), 2);
/// assert_eq!(fewest_coins(&[2], 3)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if the row would be too large.
pub fn fewest_coins(coins: &[usize], amount: usize) -> Result<Option<Vec<usize>>, TableSizeError> {
    // For each amount: the fewest coins, and the index of one of them.
    let mut row: Vec<Option<(usize, usize)>> = row(amount, None)?;
    row[0] = Some((0, 0));
    for j in 1..=amount {
        // Invariant: row[..j] is final.
        let last = |(i, coin): (usize, &usize)| {
            let usable = 0 < *coin && *coin <= j;
            let (n_coins, _) = row[usable.then(|| j - coin)?]?;
            Some((n_coins + 1, i))
        };
        row[j] = coins.iter().enumerate().filter_map(last).min();
    }
    let Some((n_coins, _)) = row[amount] else { return Ok(None) };
    let mut used = Vec::with_capacity(n_coins);
    let mut j = amount;
    while let (Some((_, i)), true) = (row[j], 0 < j) {
        used.push(i);
        j -= coins[i];
    }
    used.sort_unstable();
    Ok(Some(used))
}

/// The number of ways to make `amount`, where 1 + 2 and 2 + 1 are the same. Equal coins in the list
/// count as different. O(n · amount).
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::coins::n_combinations;
///
/// assert_eq!(n_combinations(&[1, 2, 5], 5)?, 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`CountError::TooMany`] if a count exceeds `u64::MAX`; [`CountError::TooLarge`] if the row would
/// be.
pub fn n_combinations(coins: &[usize], amount: usize) -> Result<u64, CountError> {
    let mut row = row(amount, 0_u64)?;
    // There is one way to make 0: no coins.
    row[0] = 1;
    for coin in coins.iter().filter(|coin| 0 < **coin) {
        for j in *coin..=amount {
            let ways = row[j].checked_add(row[j - coin]);
            row[j] = ways.ok_or(CountError::TooMany { amount: j })?;
        }
    }
    Ok(row[amount])
}

/// The number of ways to make `amount`, where 1 + 2 and 2 + 1 are different. Equal coins in the
/// list count as different. O(n · amount).
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::coins::n_ordered;
///
/// assert_eq!(n_ordered(&[1, 2], 4)?, 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`n_combinations`].
pub fn n_ordered(coins: &[usize], amount: usize) -> Result<u64, CountError> {
    let mut row = row(amount, 0_u64)?;
    row[0] = 1;
    for j in 1..=amount {
        // Any coin may be the last one; those before it make the rest.
        for coin in coins.iter().filter(|coin| 0 < **coin && **coin <= j) {
            let ways = u64::checked_add(row[j], row[j - coin]);
            row[j] = ways.ok_or(CountError::TooMany { amount: j })?;
        }
    }
    Ok(row[amount])
}
