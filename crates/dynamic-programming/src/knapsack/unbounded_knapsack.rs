//! Unbounded knapsack: as many copies of each item as you like. A cell looks back into its own row,
//! where copies of the item may already be counted.
//!
//! Cost: n · W steps for n items and capacity W. The table takes O(n · W) space, the value alone
//! O(W). Pseudo-polynomial, as the 0-1 knapsack is.
//!
//! Domain: any weights and values, but an item that weighs nothing must not be worth anything; v ·
//! W / w must fit an `i64` for each item of value v and weight w.
//!
//! Source: H. Kellerer, U. Pferschy, D. Pisinger, *Knapsack Problems* (2004), chapter 8.
//!
//! Checked: all choices of up to 3 items of 16 kinds at each capacity of 0..=9, against the 0-1
//! knapsack of as many copies as fit.
//!
//! Page: `docs/en/dynamic-programming/knapsack/unbounded-knapsack.md`.

pub mod bounded;
pub mod coins;
pub mod plain;

use std::cmp::Reverse;

use super::zero_one_knapsack::{Item, row};
use crate::{Table, TableSizeError};

/// Why no answer can be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnboundedError {
    /// An item weighs nothing and is worth something, so there is no best value.
    #[error("item {item} weighs nothing and is worth something, so there is no end to the value")]
    Unbounded {
        /// The index of the item.
        item: usize,
    },
    /// As much of an item as fits could be worth more than an `i64` holds.
    #[error("a knapsack full of item {item} may be worth more than 64 bits hold")]
    Overflow {
        /// The index of the item.
        item: usize,
    },
    /// The table or the row takes too much memory.
    #[error(transparent)]
    TooLarge(#[from] TableSizeError),
}

/// The items of an unbounded knapsack, and the table filled for them.
///
/// ```
/// use dynamic_programming::{Item, unbounded_knapsack};
///
/// let items = [(3, 4), (4, 5)].map(Item::from);
/// let knapsack = unbounded_knapsack(&items, 10)?;
/// assert_eq!((knapsack.value(), knapsack.counts()), (13, vec![2, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct UnboundedKnapsack<'a> {
    items: &'a [Item],
    /// In row i and column j: the best value of copies of items[..i] that weigh at most j.
    table: Table<i64>,
}

/// Solves the unbounded knapsack: the best value, the number of copies of each item, and the filled
/// table. O(n · W) time and space.
///
/// The table has a row for each number of items, and a column for each capacity.
///
/// ```
/// use dynamic_programming::{Item, unbounded_knapsack};
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// let knapsack = unbounded_knapsack(&items, 7)?;
/// assert_eq!((knapsack.value(), knapsack.counts()), (16, vec![1, 0, 2]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`UnboundedError::Unbounded`] if an item of weight 0 has a positive value;
/// [`UnboundedError::Overflow`] if v · W / w exceeds `i64::MAX` for an item;
/// [`UnboundedError::TooLarge`] if the table would be too large.
#[doc(alias = "complete knapsack")]
pub fn unbounded_knapsack(
    items: &[Item],
    capacity: usize,
) -> Result<UnboundedKnapsack<'_>, UnboundedError> {
    check_items(items, capacity)?;
    // Row 0: without items, every capacity is worth 0.
    let mut table = Table::new(items.len() + 1, capacity.saturating_add(1), 0)?;
    for (i, item) in (1..).zip(items) {
        for j in 0..=capacity {
            // Invariant: the rows above row i are final, and so is row i before column j.
            let without = table[(i - 1, j)];
            table[(i, j)] = if 0 < item.weight && item.weight <= j {
                without.max(table[(i, j - item.weight)] + item.value)
            } else {
                without
            };
        }
    }
    Ok(UnboundedKnapsack { items, table })
}

impl UnboundedKnapsack<'_> {
    /// The filled table: `table[(i, j)]` is the best value of copies of `items[..i]` at capacity
    /// `j`.
    pub fn table(&self) -> &Table<i64> {
        &self.table
    }

    /// The best value.
    pub fn value(&self) -> i64 {
        self.table[(self.items.len(), self.table.n_columns() - 1)]
    }

    /// The number of copies of each item in one best choice. If several are best, it is the one
    /// with the fewest copies of the last item, then of the next to last, and so on. O(n + copies).
    pub fn counts(&self) -> Vec<usize> {
        let mut j = self.table.n_columns() - 1;
        let mut counts = vec![0; self.items.len()];
        for (i, item) in self.items.iter().enumerate().rev() {
            // Invariant: the copies counted, with a best choice of items[..=i] at j, are best.
            while self.table[(i + 1, j)] != self.table[(i, j)] {
                counts[i] += 1;
                j -= item.weight;
            }
        }
        counts
    }
}

/// The best value alone, from one row. O(n · W) time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::best_value;
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// assert_eq!(best_value(&items, 7)?, 16);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// As [`unbounded_knapsack`].
pub fn best_value(items: &[Item], capacity: usize) -> Result<i64, UnboundedError> {
    check_items(items, capacity)?;
    let mut row = row(capacity, 0)?;
    for item in items.iter().filter(|item| 0 < item.weight) {
        for j in item.weight..row.len() {
            // Invariant: row[..j] knows any number of copies of this item, and row[j..] none yet.
            row[j] = row[j].max(row[j - item.weight] + item.value);
        }
    }
    Ok(row[capacity])
}

/// The best value of copies that weigh exactly `capacity`, or `None` if none do. O(n · W) time,
/// O(W) space.
///
/// # Errors
/// As [`unbounded_knapsack`].
pub fn best_exact_value(items: &[Item], capacity: usize) -> Result<Option<i64>, UnboundedError> {
    check_items(items, capacity)?;
    // Without items, only the weight 0 can be had. None is less than any value.
    let mut row = row(capacity, None)?;
    row[0] = Some(0);
    for item in items.iter().filter(|item| 0 < item.weight) {
        for j in item.weight..=capacity {
            let with = row[j - item.weight].map(|value| value + item.value);
            row[j] = row[j].max(with);
        }
    }
    Ok(row[capacity])
}

/// The items that can be useful, in ascending weight. Each other item has no positive value, or can
/// be replaced by one that is no heavier and worth no less. So these items have the same best value
/// as all. O(n log n).
pub fn undominated(items: &[Item]) -> Vec<Item> {
    let mut useful = items.to_vec();
    useful.sort_by_key(|item| (item.weight, Reverse(item.value)));
    let mut most = 0;
    useful.retain(|item| {
        let is_better = most < item.value;
        most = most.max(item.value);
        is_better
    });
    useful
}

/// No choice is worth more than a capacity filled at the best value per weight, so v · W / w bounds
/// each sum of a table.
fn check_items(items: &[Item], capacity: usize) -> Result<(), UnboundedError> {
    for (i, item) in items.iter().enumerate() {
        if item.weight == 0 {
            if 0 < item.value {
                return Err(UnboundedError::Unbounded { item: i });
            }
        } else if item.weight <= capacity {
            let full =
                u128::from(item.value.unsigned_abs()) * capacity as u128 / item.weight as u128;
            if i64::try_from(full).is_err() {
                return Err(UnboundedError::Overflow { item: i });
            }
        }
    }
    Ok(())
}
