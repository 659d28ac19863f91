//! Part of [unbounded knapsack](super): the same recurrence in four forms, as a textbook writes
//! them: a recursion, a recursion with a memo, a table, and one row.
//!
//! Each of them differs from the same form of the 0-1 knapsack in one word. The pictures of the
//! page run these forms.
//!
//! Cost: the recursion makes up to C(n + W + 1, n) + C(n + W, n) - 1 calls for n items and capacity
//! W, worst case: all weights are 1. Each of the others takes O(n · W) time; memo and table take
//! O(n · W) space, the row O(W). The recursions are up to n + W calls deep.
//!
//! Domain: weights of at least 1; any values of which a sum of copies that fit fits an `i64`. The
//! table and the row also take an item of weight 0 whose value is not positive. A recursion would
//! not end.
//!
//! Source: H. Kellerer, U. Pferschy, D. Pisinger, *Knapsack Problems* (2004), chapter 8.
//!
//! Checked: all choices of up to 3 items of 16 kinds at each capacity of 0..=9, against the 0-1
//! knapsack of as many copies as fit.
//!
//! Page: `docs/en/dynamic-programming/knapsack/unbounded-knapsack.md`.

use super::Item;
use crate::Step;

/// A number of items, counted from the first one, and a capacity.
type State = (usize, usize);

/// The best value: each item is left for good, or one copy of it is taken. The recursion is up to
/// n + W calls deep.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::plain;
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// assert_eq!(plain::by_recursion(&items, 7), 16);
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
        let rest = by_recursion_watched(items, capacity - last.weight, watch);
        best = best.max(rest + last.value);
    }
    watch(Step::Return(best));
    best
}

/// The best value, by a recursion that keeps each answer. O(n · W) time and space; up to n + W
/// calls deep.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::plain;
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// assert_eq!(plain::by_memo(&items, 7), 16);
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
        let rest = remember(items, capacity - last.weight, memo, watch);
        best = best.max(rest + last.value);
    }
    memo[items.len()][capacity] = Some(best);
    watch(Step::Return(best));
    best
}

/// The table: `table[i][j]` is the best value of copies of the first `i` items at capacity `j`.
/// O(n · W) time and space.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::plain;
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// let table = plain::fill_table(&items, 7);
/// assert_eq!(table[3][7], 16);
/// assert_eq!(plain::counts(&items, &table), [1, 0, 2]);
/// ```
pub fn fill_table(items: &[Item], capacity: usize) -> Vec<Vec<i64>> {
    let mut table = vec![vec![0; capacity + 1]; items.len() + 1];
    for i in 1..=items.len() {
        let last = items[i - 1];
        for j in 0..=capacity {
            // Invariant: the rows above row i are final, and so is row i before column j.
            table[i][j] = table[i - 1][j];
            if last.weight <= j {
                table[i][j] = table[i][j].max(table[i][j - last.weight] + last.value);
            }
        }
    }
    table
}

/// The number of copies of each item in one best choice, read from the full table. O(n + copies)
/// time.
pub fn counts(items: &[Item], table: &[Vec<i64>]) -> Vec<usize> {
    let mut j = table[0].len() - 1;
    let mut counts = vec![0; items.len()];
    for i in (1..=items.len()).rev() {
        // Invariant: the copies counted, with a best choice of the first i items at j, are best.
        while table[i][j] != table[i - 1][j] {
            counts[i - 1] += 1;
            j -= items[i - 1].weight;
        }
    }
    counts
}

/// The best value alone, from one row. O(n · W) time, O(W) space.
///
/// ```
/// use dynamic_programming::knapsack::unbounded_knapsack::plain;
/// use dynamic_programming::knapsack::zero_one_knapsack::Item;
///
/// let items = [(3, 6), (4, 7), (2, 5)].map(Item::from);
/// assert_eq!(plain::one_row(&items, 7), 16);
/// ```
pub fn one_row(items: &[Item], capacity: usize) -> i64 {
    let mut row = vec![0; capacity + 1];
    for item in items {
        for j in item.weight..=capacity {
            // Invariant: row[..j] knows this item, and row[j..] does not yet.
            row[j] = row[j].max(row[j - item.weight] + item.value);
        }
    }
    row[capacity]
}
