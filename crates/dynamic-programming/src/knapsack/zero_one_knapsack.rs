//! 0-1 knapsack: each item is taken or left, and a table holds the best value for each beginning of
//! the items and each capacity.
//!
//! Cost: n · W steps for n items and capacity W. The table takes O(n · W) space, the value alone
//! O(W). Both grow with the number W and not with its digits: the cost is pseudo-polynomial.
//!
//! Domain: any weights, 0 too; any values, negative ones too, whose absolute values together fit an
//! `i64`.
//!
//! Source: R. Bellman, *Dynamic Programming* (1957); H. Kellerer, U. Pferschy, D. Pisinger,
//! *Knapsack Problems* (2004), chapter 2.
//!
//! Checked: all choices of up to 4 items of 12 kinds at five capacities, and random ones of up to
//! 11, against all subsets.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack.md`.

pub mod branch_and_bound;
pub mod by_value;
pub mod choices;
pub mod grouped;
pub mod k_best;
pub mod meet_in_the_middle;
pub mod plain;
pub mod subset_sum;
pub mod ways;

use std::cell::Cell;
use std::cmp::Ordering;

use crate::{Table, TableSizeError};

/// A thing that may go into the sack.
///
/// ```
/// use dynamic_programming::Item;
///
/// assert_eq!(Item::from((10, 60)), Item { weight: 10, value: 60 });
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Item {
    /// The part of the capacity that it takes.
    pub weight: usize,
    /// Its value.
    pub value: i64,
}

/// Why no answer can be given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum KnapsackError {
    /// The values could add up to more than an `i64` holds.
    #[error("the values up to that of item {item} may exceed 64 bits")]
    Overflow {
        /// The index of the first item, or group of items, with which they could.
        item: usize,
    },
    /// The table or the row takes too much memory.
    #[error(transparent)]
    TooLarge(#[from] TableSizeError),
    /// There are more choices to be counted than a `u64` counts.
    #[error("the choices counted up to item {item} are more than 64 bits count")]
    TooManyWays {
        /// The index of the first item with which they are.
        item: usize,
    },
    /// There are too many items for a method whose cost is exponential in them.
    #[error("{n_items} items are more than {last}, and each two double the cost")]
    TooManyItems {
        /// The number of items.
        n_items: usize,
        /// The most that are allowed.
        last: usize,
    },
}

impl From<(usize, i64)> for Item {
    fn from((weight, value): (usize, i64)) -> Self {
        Item { weight, value }
    }
}

/// The items of a 0-1 knapsack, and its filled table.
///
/// ```
/// use dynamic_programming::{Item, zero_one_knapsack};
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(Item::from);
/// let knapsack = zero_one_knapsack(&items, 50)?;
/// assert_eq!((knapsack.value(), knapsack.chosen()), (220, vec![1, 2]));
/// // With the first item alone, and a capacity of 20.
/// assert_eq!(knapsack.table()[(1, 20)], 60);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ZeroOneKnapsack<'a> {
    items: &'a [Item],
    /// In row i and column j: the best value of a choice among items[..i] that weighs at most j.
    table: Table<i64>,
}

/// Solves the 0-1 knapsack: the best value, the chosen items, and the filled table. O(n · W) time
/// and space.
///
/// The table has a row for each number of items, and a column for each capacity.
///
/// ```
/// use dynamic_programming::{Item, zero_one_knapsack};
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// let knapsack = zero_one_knapsack(&items, 50)?;
/// assert_eq!(knapsack.value(), 220);
/// assert_eq!(knapsack.chosen(), [1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KnapsackError::Overflow`] if the absolute values of the items add up to more than `i64::MAX`;
/// [`KnapsackError::TooLarge`] if the table would be too large, even if all items fit. A capacity
/// beyond the sum of all weights changes nothing, so pass that sum instead.
/// [`choices::best_items`] takes a 64th of the space.
pub fn zero_one_knapsack(
    items: &[Item],
    capacity: usize,
) -> Result<ZeroOneKnapsack<'_>, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    // Row 0: without items, every capacity is worth 0.
    let mut table = Table::new(items.len() + 1, capacity.saturating_add(1), 0)?;
    for (i, item) in (1..).zip(items) {
        for j in 0..=capacity {
            // Invariant: the rows above row i are final, and so is row i before column j.
            let without = table[(i - 1, j)];
            table[(i, j)] = if item.weight <= j {
                without.max(table[(i - 1, j - item.weight)] + item.value)
            } else {
                without
            };
        }
    }
    Ok(ZeroOneKnapsack { items, table })
}

impl ZeroOneKnapsack<'_> {
    /// The filled table: `table[(i, j)]` is the best value of `items[..i]` at capacity `j`.
    pub fn table(&self) -> &Table<i64> {
        &self.table
    }

    /// The best value.
    pub fn value(&self) -> i64 {
        self.table[(self.items.len(), self.table.n_columns() - 1)]
    }

    /// The indices of one best choice, ascending. Of several it is the one that leaves out the last
    /// item if it can, then the next to last, and so on. O(n).
    pub fn chosen(&self) -> Vec<usize> {
        let mut j = self.table.n_columns() - 1;
        let mut chosen = Vec::new();
        for (i, item) in self.items.iter().enumerate().rev() {
            // Invariant: a best choice of items[..=i] at capacity j and what is chosen already are
            // together a best choice.
            if self.table[(i + 1, j)] != self.table[(i, j)] {
                chosen.push(i);
                j -= item.weight;
            }
        }
        chosen.reverse();
        chosen
    }
}

/// The best value alone, from one row. O(n · W) time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, best_value};
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(best_value(&items, 50)?, 220);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`zero_one_knapsack`].
pub fn best_value(items: &[Item], capacity: usize) -> Result<i64, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut values = row(capacity, 0)?;
    for &Item { weight, value } in items {
        let Some(n_with) = values.len().checked_sub(weight) else { continue };
        // As cells, the row can be written in one place and read in another.
        let cells = Cell::from_mut(&mut values[..]).as_slice_of_cells();
        // Cell j, and cell j - weight.
        let pairs = cells[weight..].iter().zip(&cells[..n_with]);
        for (cell, before) in pairs.rev() {
            // Invariant: the cells after this one know the item, and the others do not yet.
            cell.set(cell.get().max(before.get() + value));
        }
    }
    Ok(values[capacity])
}

/// The best value of a choice that weighs exactly `capacity`, or `None` if no choice does. O(n · W)
/// time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, best_exact_value};
///
/// let items = [(10, 60), (20, 100), (30, 120)].map(|(weight, value)| Item { weight, value });
/// assert_eq!(best_exact_value(&items, 30)?, Some(160));
/// assert_eq!(best_exact_value(&items, 35)?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`zero_one_knapsack`].
pub fn best_exact_value(items: &[Item], capacity: usize) -> Result<Option<i64>, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    // Without items, only the weight 0 can be had. None is less than any value.
    let mut row = row(capacity, None)?;
    row[0] = Some(0);
    for item in items {
        for j in (item.weight..=capacity).rev() {
            let with = row[j - item.weight].map(|value| value + item.value);
            row[j] = row[j].max(with);
        }
    }
    Ok(row[capacity])
}

/// The best value, and the number of choices that have it. Two choices differ if one has an item
/// that the other lacks, and equal items count as different. O(n · W) time, O(W) space.
///
/// # Errors
/// As [`zero_one_knapsack`], and [`KnapsackError::TooManyWays`] if a count exceeds `u64::MAX`.
pub fn count_best(items: &[Item], capacity: usize) -> Result<(i64, u64), KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut row = row(capacity, (0, 1))?;
    for (i, item) in items.iter().enumerate() {
        for j in (item.weight..=capacity).rev() {
            let (value, n_with) = row[j - item.weight];
            let with = value + item.value;
            let (without, n_without) = row[j];
            row[j] = match with.cmp(&without) {
                Ordering::Less => (without, n_without),
                Ordering::Greater => (with, n_with),
                Ordering::Equal => {
                    let n_both = u64::checked_add(n_with, n_without);
                    (with, n_both.ok_or(KnapsackError::TooManyWays { item: i })?)
                }
            };
        }
    }
    Ok(row[capacity])
}

/// One row of a table: a cell for each capacity of `0..=capacity`.
pub(super) fn row<T: Clone>(capacity: usize, value: T) -> Result<Vec<T>, TableSizeError> {
    Ok(Table::new(1, capacity.saturating_add(1), value)?.into_cells())
}

/// No choice can be worth more than the sum of all absolute values. If that sum fits, no sum of a
/// table overflows.
pub(super) fn check_values(values: impl Iterator<Item = i64>) -> Result<(), KnapsackError> {
    let mut most = 0_i64;
    for (i, value) in values.enumerate() {
        let sum = value.checked_abs().and_then(|size| most.checked_add(size));
        most = sum.ok_or(KnapsackError::Overflow { item: i })?;
    }
    Ok(())
}
