//! Part of [0-1 knapsack](super): the same recurrence in four forms, as a textbook writes them: a
//! recursion, a recursion with a memo, a table, and one row.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes up to 2ⁿ⁺¹ - 1 calls for n items, worst case. Each of the others takes
//! O(n · W) time for capacity W; memo and table take O(n · W) space, the row O(W). The recursions
//! are n calls deep.
//!
//! Domain: any weights, 0 too; any values whose absolute values together fit an `i64`.
//!
//! Source: R. Bellman, *Dynamic Programming* (1957).
//!
//! Checked: all choices of up to 4 items of 12 kinds at five capacities, against all subsets.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack.md`.

use super::Item;
use crate::Step;

/// A number of items, counted from the first one, and a capacity.
type State = (usize, usize);

/// The best value, by trying both cases for each item, from the last to the first. Up to 2ⁿ⁺¹ - 1
/// calls.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let items = [(5, 12), (4, 6), (2, 10), (2, 5)].map(Item::from);
/// assert_eq!(plain::by_recursion(&items, 6), 16);
/// ```
pub fn by_recursion(items: &[Item], capacity: usize) -> i64 {
    by_recursion_watched(items, capacity, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    items: &[Item],
    capacity: usize,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((items.len(), capacity)));
    let Some((last, before)) = items.split_last() else {
        watch(Step::Return(0));
        return 0;
    };
    let mut best = by_recursion_watched(before, capacity, watch);
    if last.weight <= capacity {
        let rest = by_recursion_watched(before, capacity - last.weight, watch);
        best = best.max(rest + last.value);
    }
    watch(Step::Return(best));
    best
}

/// The best value, by a recursion that keeps each answer. O(n · W) time and space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let items = [(5, 12), (4, 6), (2, 10), (2, 5)].map(Item::from);
/// assert_eq!(plain::by_memo(&items, 6), 16);
/// ```
pub fn by_memo(items: &[Item], capacity: usize) -> i64 {
    by_memo_watched(items, capacity, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    items: &[Item],
    capacity: usize,
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let mut memo = vec![vec![None; capacity + 1]; items.len() + 1];
    remember(items, capacity, &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    items: &[Item],
    capacity: usize,
    memo: &mut [Vec<Option<i64>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((items.len(), capacity)));
    if let Some(value) = memo[items.len()][capacity] {
        watch(Step::Known(value));
        return value;
    }
    let Some((last, before)) = items.split_last() else {
        watch(Step::Return(0));
        return 0;
    };
    let mut best = remember(before, capacity, memo, watch);
    if last.weight <= capacity {
        let rest = remember(before, capacity - last.weight, memo, watch);
        best = best.max(rest + last.value);
    }
    memo[items.len()][capacity] = Some(best);
    watch(Step::Return(best));
    best
}

/// The table: `table[i][j]` is the best value of the first `i` items at capacity `j`. O(n · W) time
/// and space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let items = [(5, 12), (4, 6), (2, 10), (2, 5)].map(Item::from);
/// let table = plain::fill_table(&items, 6);
/// assert_eq!(table[4][6], 16);
/// assert_eq!(plain::chosen(&items, &table), [1, 2]);
/// ```
pub fn fill_table(items: &[Item], capacity: usize) -> Vec<Vec<i64>> {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for i in 1..=items.len() {
        // Invariant: the rows above row i are final.
        let last = items[i - 1];
        for j in 0..=capacity {
            table[i][j] = table[i - 1][j];
            if last.weight <= j {
                table[i][j] = table[i][j].max(table[i - 1][j - last.weight] + last.value);
            }
        }
    }
    table
}

/// The indices of one best choice, ascending, read from the full table. O(n) time.
pub fn chosen(items: &[Item], table: &[Vec<i64>]) -> Vec<usize> {
    let mut j = table[0].len() - 1;
    let mut chosen = Vec::new();
    for i in (1..=items.len()).rev() {
        // Invariant: what is chosen, with a best choice of the first i items at capacity j, is
        // best.
        if table[i][j] != table[i - 1][j] {
            chosen.push(i - 1);
            j -= items[i - 1].weight;
        }
    }
    chosen.reverse();
    chosen
}

/// The best value alone, from one row. O(n · W) time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::{Item, plain};
///
/// let items = [(5, 12), (4, 6), (2, 10), (2, 5)].map(Item::from);
/// assert_eq!(plain::one_row(&items, 6), 16);
/// ```
pub fn one_row(items: &[Item], capacity: usize) -> i64 {
    let mut row = vec![0; capacity + 1];
    for item in items {
        for j in (item.weight..=capacity).rev() {
            // Invariant: row[j + 1..] knows this item, and row[..=j] does not yet.
            row[j] = row[j].max(row[j - item.weight] + item.value);
        }
    }
    row[capacity]
}
