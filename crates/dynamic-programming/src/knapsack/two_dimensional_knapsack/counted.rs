//! Part of [two-dimensional knapsack](super): the number of items as the second capacity.
//!
//! Page: `docs/en/dynamic-programming/knapsack/two-dimensional-knapsack/counted.md`.

use super::plane;
use crate::knapsack::zero_one_knapsack::{Item, KnapsackError, check_values};

/// The best value of exactly `n_chosen` items that weigh at most `capacity`, or `None` if fewer
/// items fit. O(n · k · W) time and O(k · W) space for k chosen items.
///
/// # Errors
/// As [`best_value`](super::best_value).
pub fn best_of_exactly(
    items: &[Item],
    n_chosen: usize,
    capacity: usize,
) -> Result<Option<i64>, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    if items.len() < n_chosen {
        return Ok(None);
    }
    let mut plane = plane([n_chosen, capacity], None)?;
    let width = capacity + 1;
    // Without items, there is one choice of 0 items. None is less than any value.
    plane[..width].fill(Some(0));
    for item in items {
        for k in (1..=n_chosen).rev() {
            for j in item.weight..width {
                // Row k - 1 does not know this item yet, so any direction in row k is right.
                let rest: Option<i64> = plane[(k - 1) * width + j - item.weight];
                let with = rest.map(|value| value + item.value);
                plane[k * width + j] = plane[k * width + j].max(with);
            }
        }
    }
    Ok(plane[plane.len() - 1])
}
