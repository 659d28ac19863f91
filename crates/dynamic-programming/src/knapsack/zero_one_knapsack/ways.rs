//! Part of [the 0-1 knapsack](super): how many choices there are, whatever they are worth.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/counting.md`.

use super::{Item, KnapsackError, row};

/// The number of choices that weigh at most `capacity`. Two choices differ if one has an item that
/// the other lacks, and equal items count as different. O(n · W) time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
/// use dynamic_programming::knapsack::zero_one_knapsack::ways::count_fitting;
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(count_fitting(&items, 50)?, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KnapsackError::TooManyWays`] if a count exceeds `u64::MAX`; [`KnapsackError::TooLarge`].
pub fn count_fitting(items: &[Item], capacity: usize) -> Result<u64, KnapsackError> {
    // Without items, the empty choice fits everywhere.
    let counts = counted(items, row(capacity, 1)?)?;
    Ok(counts[capacity])
}

/// For each weight of `0..=capacity`, how many choices weigh exactly so much. O(n · W) time, O(W)
/// space.
///
/// # Errors
/// As [`count_fitting`].
pub fn count_by_weight(items: &[Item], capacity: usize) -> Result<Vec<u64>, KnapsackError> {
    let mut none = row(capacity, 0)?;
    // Without items, the empty choice weighs 0.
    none[0] = 1;
    counted(items, none)
}

/// The row for all items, from the row for none.
fn counted(items: &[Item], mut row: Vec<u64>) -> Result<Vec<u64>, KnapsackError> {
    for (i, item) in items.iter().enumerate() {
        for j in (item.weight..row.len()).rev() {
            // Invariant: row[j + 1..] knows this item, and row[..=j] does not yet.
            let both = row[j].checked_add(row[j - item.weight]);
            row[j] = both.ok_or(KnapsackError::TooManyWays { item: i })?;
        }
    }
    Ok(row)
}
