//! Part of [the 0-1 knapsack](super): the items of a best choice from one row of values and a table
//! of bits.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack.md`.

use super::{Item, KnapsackError, check_values, row};
use crate::Table;

/// The best value and the indices of one best choice, ascending; the same choice as
/// [`ZeroOneKnapsack::chosen`](super::ZeroOneKnapsack::chosen). O(n · W) time, and n · W bits and a
/// row of W values.
///
/// # Errors
/// As [`zero_one_knapsack`](super::zero_one_knapsack), for a table of bits.
pub fn best_items(items: &[Item], capacity: usize) -> Result<(i64, Vec<usize>), KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut row = row(capacity, 0)?;
    // Bit j of row i: whether the item i belongs to a best choice of items[..=i] at capacity j.
    let mut takes = Table::new(items.len(), capacity / 64 + 1, 0_u64)?;
    for (i, item) in items.iter().enumerate() {
        for j in (item.weight..=capacity).rev() {
            let with = row[j - item.weight] + item.value;
            if row[j] < with {
                row[j] = with;
                takes[(i, j / 64)] |= 1 << (j % 64);
            }
        }
    }
    let mut j = capacity;
    let mut chosen = Vec::new();
    for (i, item) in items.iter().enumerate().rev() {
        if takes[(i, j / 64)] >> (j % 64) & 1 == 1 {
            chosen.push(i);
            j -= item.weight;
        }
    }
    chosen.reverse();
    Ok((row[capacity], chosen))
}
