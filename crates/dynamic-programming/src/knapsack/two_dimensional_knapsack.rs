//! Two-dimensional knapsack: each item has two weights, and there is a capacity for each of them.
//!
//! Cost: n · A · B steps for n items and capacities A and B. The table takes O(n · A · B) space,
//! the value alone O(A · B).
//!
//! Domain: any weights, 0 too; any values, negative ones too, whose absolute values together fit an
//! `i64`.
//!
//! Source: H. Kellerer, U. Pferschy, D. Pisinger, *Knapsack Problems* (2004), chapter 9.
//!
//! Checked: all choices of up to 3 items of 18 kinds at each pair of capacities of 0..=3, and
//! random ones of up to 9, against all subsets.
//!
//! Page: `docs/en/dynamic-programming/knapsack/two-dimensional-knapsack.md`.

pub mod counted;
pub mod dimensions;
pub mod plain;
pub mod unbounded;

use std::cmp::Ordering;

use super::zero_one_knapsack::{KnapsackError, check_values};
use crate::{Table, TableSizeError};

/// An item with a weight for each of `D` capacities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Item<const D: usize = 2> {
    /// Its weight for each capacity.
    pub weights: [usize; D],
    /// Its value.
    pub value: i64,
}

/// The items of a two-dimensional knapsack, and the table filled for them.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::Item;
/// use dynamic_programming::two_dimensional_knapsack;
///
/// let items = [([2, 3], 7), ([1, 2], 4), ([3, 1], 5)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// let knapsack = two_dimensional_knapsack(&items, [2, 4])?;
/// assert_eq!((knapsack.value(), knapsack.chosen()), (7, vec![0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct TwoDimensionalKnapsack<'a> {
    items: &'a [Item],
    capacities: [usize; 2],
    /// The planes one below the other: in row i · (A + 1) + a and column b, the best value of a
    /// choice among items[..i] whose weights are at most a and b.
    table: Table<i64>,
}

/// Solves the two-dimensional knapsack: the best value, the chosen items, and the filled table. O(n
/// · A · B) time and space.
///
/// The table has a plane for each number of items, with a cell for each pair of capacities.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::Item;
/// use dynamic_programming::two_dimensional_knapsack;
///
/// let items = [([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// let knapsack = two_dimensional_knapsack(&items, [5, 4])?;
/// assert_eq!((knapsack.value(), knapsack.chosen()), (10, vec![0, 3]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`KnapsackError::Overflow`] if the absolute values of the items add up to more than `i64::MAX`;
/// [`KnapsackError::TooLarge`] if the table would be too large.
pub fn two_dimensional_knapsack(
    items: &[Item],
    capacities: [usize; 2],
) -> Result<TwoDimensionalKnapsack<'_>, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let [n_rows, n_columns] = capacities.map(|capacity| capacity.saturating_add(1));
    // The plane of no items: every pair of capacities is worth 0.
    let mut table = Table::new(n_rows.saturating_mul(items.len() + 1), n_columns, 0)?;
    for (i, Item { weights: [v, w], value }) in (1..).zip(items) {
        let (plane, before) = (i * n_rows, (i - 1) * n_rows);
        for a in 0..n_rows {
            for b in 0..n_columns {
                // Invariant: the planes before this one are final.
                let without = table[(before + a, b)];
                table[(plane + a, b)] = if *v <= a && *w <= b {
                    without.max(table[(before + a - v, b - w)] + value)
                } else {
                    without
                };
            }
        }
    }
    Ok(TwoDimensionalKnapsack { items, capacities, table })
}

impl TwoDimensionalKnapsack<'_> {
    /// The best value of the first `n_items` items at two capacities.
    ///
    /// # Panics
    /// If there are not as many items, or a capacity is larger than that of the knapsack.
    pub fn best(&self, n_items: usize, [a, b]: [usize; 2]) -> i64 {
        assert!(a <= self.capacities[0], "a capacity beyond that of the knapsack");
        self.table[(n_items * (self.capacities[0] + 1) + a, b)]
    }

    /// The best value.
    pub fn value(&self) -> i64 {
        self.best(self.items.len(), self.capacities)
    }

    /// The indices of one best choice, ascending. If several are best, it leaves out the last item
    /// if it can, then the next to last, and so on. O(n).
    pub fn chosen(&self) -> Vec<usize> {
        let [mut a, mut b] = self.capacities;
        let mut chosen = Vec::new();
        for (i, Item { weights: [v, w], .. }) in self.items.iter().enumerate().rev() {
            // Invariant: what is chosen, with a best choice of items[..=i] at a and b, is best.
            if self.best(i + 1, [a, b]) != self.best(i, [a, b]) {
                chosen.push(i);
                (a, b) = (a - v, b - w);
            }
        }
        chosen.reverse();
        chosen
    }

    /// The filled table: `best(i, [a, b])` is in row `i * (A + 1) + a` and column `b`.
    pub fn table(&self) -> &Table<i64> {
        &self.table
    }
}

/// The best value alone, from one plane. O(n · A · B) time, O(A · B) space.
///
/// # Errors
/// As [`two_dimensional_knapsack`], for one plane.
pub fn best_value(items: &[Item], capacities: [usize; 2]) -> Result<i64, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut plane = plane(capacities, 0)?;
    let width = capacities[1] + 1;
    for Item { weights: [v, w], value } in items {
        for a in (*v..=capacities[0]).rev() {
            // Invariant: the rows below row a know this item; row a and those above it do not yet.
            let (before, rows) = plane.split_at_mut(a * width);
            let row = &mut rows[..width];
            if *v == 0 {
                for b in (*w..width).rev() {
                    row[b] = row[b].max(row[b - w] + value);
                }
            } else {
                let rest = &before[(a - v) * width..][..width];
                for (cell, rest) in row.iter_mut().skip(*w).zip(rest) {
                    *cell = (*cell).max(rest + value);
                }
            }
        }
    }
    Ok(plane[plane.len() - 1])
}

/// The best value, and how many choices have it; equal items are two. O(n · A · B) time, O(A · B)
/// space.
///
/// # Errors
/// As [`best_value`], and [`KnapsackError::TooManyWays`] if a count exceeds `u64::MAX`.
pub fn count_best(items: &[Item], capacities: [usize; 2]) -> Result<(i64, u64), KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    let mut plane = plane(capacities, (0, 1))?;
    let width = capacities[1] + 1;
    for (i, Item { weights: [v, w], value }) in items.iter().enumerate() {
        for a in (*v..=capacities[0]).rev() {
            for b in (*w..width).rev() {
                let (rest, n_with) = plane[(a - v) * width + b - w];
                let with = rest + value;
                let (without, n_without) = plane[a * width + b];
                plane[a * width + b] = match with.cmp(&without) {
                    Ordering::Less => (without, n_without),
                    Ordering::Greater => (with, n_with),
                    Ordering::Equal => {
                        let n_both = u64::checked_add(n_with, n_without);
                        (with, n_both.ok_or(KnapsackError::TooManyWays { item: i })?)
                    }
                };
            }
        }
    }
    Ok(plane[plane.len() - 1])
}

/// A cell for each pair of capacities, row after row.
fn plane<T: Clone>(capacities: [usize; 2], value: T) -> Result<Vec<T>, TableSizeError> {
    let [n_rows, n_columns] = capacities.map(|capacity| capacity.saturating_add(1));
    Ok(Table::new(n_rows, n_columns, value)?.into_cells())
}
