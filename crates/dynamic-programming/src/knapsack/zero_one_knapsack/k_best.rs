//! Part of [the 0-1 knapsack](super): the value of the best choice, of the second best, and so on.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/k-best.md`.

use super::{Item, KnapsackError, check_values, row};
use crate::{MAX_BYTES, TableSizeError};

/// The values of the `k` best choices that weigh at most `capacity`, descending. If there are fewer
/// than `k` choices, all of them are listed. Two choices differ if one has an item that the other
/// lacks, and may be worth the same. O(n · W · k) time, O(W · k) space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
/// use dynamic_programming::knapsack::zero_one_knapsack::k_best::best_values;
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(best_values(&items, 50, 3)?, [220, 180, 160]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`best_value`](super::best_value); [`KnapsackError::TooLarge`] if W · k values are.
pub fn best_values(items: &[Item], capacity: usize, k: usize) -> Result<Vec<i64>, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    // There are 2ⁿ choices at most.
    let n_choices = u32::try_from(items.len()).ok().and_then(|n| 1_usize.checked_shl(n));
    let k = n_choices.map_or(k, |n_choices| k.min(n_choices));
    let n_columns = capacity.saturating_add(1);
    if MAX_BYTES / size_of::<i64>() < n_columns.saturating_mul(k) {
        return Err(TableSizeError { n_rows: k, n_columns }.into());
    }
    // At each capacity: the best values, descending. Without items, the empty choice is worth 0.
    let mut row = row(capacity, vec![0; k.min(1)])?;
    for item in items {
        for j in (item.weight..=capacity).rev() {
            // Invariant: row[j + 1..] knows this item, and row[..=j] does not yet.
            row[j] = merged(&row[j], &row[j - item.weight], item.value, k);
        }
    }
    Ok(row.swap_remove(capacity))
}

/// The `k` largest values of the choices without an item, and of those that it joins. O(k).
fn merged(without: &[i64], joined: &[i64], value: i64, k: usize) -> Vec<i64> {
    let (mut without, mut joined) = (without.iter().peekable(), joined.iter().peekable());
    let next = || {
        // None is less than any value, so what is over is not taken from.
        let with = joined.peek().map(|rest| **rest + value);
        if without.peek().copied().copied() < with {
            joined.next();
            with
        } else {
            without.next().copied()
        }
    };
    std::iter::from_fn(next).take(k).collect()
}
