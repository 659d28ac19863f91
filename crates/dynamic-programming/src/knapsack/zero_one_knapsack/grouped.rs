//! Part of [the 0-1 knapsack](super): items in groups, of each of which at most one may be taken.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/groups.md`.

use super::{Item, KnapsackError};
use crate::Table;

/// The best value, and for each group the index of the item taken from it, if any. Of several best
/// choices it is the one that leaves out the last group if it can, or takes the first of its items
/// that will do, then the same for the group before. O(n · W) time for n items in all, O(g · W)
/// space for g groups.
///
/// # Errors
/// [`KnapsackError::Overflow`] if the sum of the largest absolute values, one a group, exceeds
/// `i64::MAX`; [`KnapsackError::TooLarge`] if the table would be too large.
pub fn best_of_groups(
    groups: &[&[Item]],
    capacity: usize,
) -> Result<(i64, Vec<Option<usize>>), KnapsackError> {
    let mut most = 0_u64;
    for (i, group) in groups.iter().enumerate() {
        let size = group.iter().map(|item| item.value.unsigned_abs()).max().unwrap_or(0);
        let sum = most.checked_add(size).filter(|sum| *sum <= i64::MAX.unsigned_abs());
        most = sum.ok_or(KnapsackError::Overflow { item: i })?;
    }
    let mut table = Table::new(groups.len() + 1, capacity.saturating_add(1), 0)?;
    for (i, group) in (1..).zip(groups) {
        for j in 0..=capacity {
            let with = |item: &Item| table[(i - 1, j - item.weight)] + item.value;
            let fitting = group.iter().filter(|item| item.weight <= j);
            // All come from the row above, so no two items of the group meet in a choice.
            table[(i, j)] = fitting.map(with).fold(table[(i - 1, j)], i64::max);
        }
    }
    let mut j = capacity;
    let mut picks = vec![None; groups.len()];
    for (i, group) in groups.iter().enumerate().rev() {
        let value = table[(i + 1, j)];
        if value != table[(i, j)] {
            let makes_it =
                |item: &Item| item.weight <= j && table[(i, j - item.weight)] + item.value == value;
            picks[i] = group.iter().position(makes_it);
            j -= picks[i].map_or(0, |pick| group[pick].weight);
        }
    }
    Ok((table[(groups.len(), capacity)], picks))
}
