//! Part of [0-1 knapsack](super): one row, as a textbook writes it.
//!
//! Cost: O(n · W) time, O(W) space.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack.md`.

use super::{Item, KnapsackError, check_values, row};

/// The best value, like [`best_value`](super::best_value), by indices.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(plain::best_value(&items, 50)?, 220);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`zero_one_knapsack`](super::zero_one_knapsack()).
pub fn best_value(items: &[Item], capacity: usize) -> Result<i64, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut row = row(capacity, 0)?;
    for item in items {
        for j in (item.weight..row.len()).rev() {
            // Invariant: row[j + 1..] knows this item, and row[..=j] does not yet.
            row[j] = row[j].max(row[j - item.weight] + item.value);
        }
    }
    Ok(row[capacity])
}
