//! Part of [two-dimensional knapsack](super): the same recurrence in four forms, as a textbook
//! writes them: a recursion, a recursion with a memo, a stack of planes, and one plane.
//!
//! The pictures on the page run these versions.
//!
//! Cost: the recursion makes up to 2ⁿ⁺¹ - 1 calls for n items, worst case. Each of the others takes
//! O(n · A · B) time for capacities A and B; memo and planes take O(n · A · B) space, the one plane
//! O(A · B). The recursions are n calls deep.
//!
//! Domain: any weights, 0 too; any values whose absolute values together fit an `i64`.
//!
//! Source: H. Kellerer, U. Pferschy, D. Pisinger, *Knapsack Problems* (2004), chapter 9.
//!
//! Checked: all choices of up to 3 items of 18 kinds at each pair of capacities of 0..=3, against
//! all subsets.
//!
//! Page: `docs/en/dynamic-programming/knapsack/two-dimensional-knapsack.md`.

use super::Item;
use crate::Step;

/// A number of items, counted from the first one, and two capacities.
type State = (usize, usize, usize);

/// The best value, by trying both cases for each item, from the last to the first. Up to 2ⁿ⁺¹ - 1
/// calls, n deep.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::{Item, plain};
///
/// let items = [([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// assert_eq!(plain::by_recursion(&items, [5, 4]), 10);
/// ```
pub fn by_recursion(items: &[Item], capacities: [usize; 2]) -> i64 {
    by_recursion_watched(items, capacities, &mut |_| {})
}

/// [`by_recursion`], observed: each call, and each answer.
pub fn by_recursion_watched(
    items: &[Item],
    [a, b]: [usize; 2],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((items.len(), a, b)));
    let Some((last, before)) = items.split_last() else {
        watch(Step::Return(0));
        return 0;
    };
    let [v, w] = last.weights;
    let mut best = by_recursion_watched(before, [a, b], watch);
    if v <= a && w <= b {
        let rest = by_recursion_watched(before, [a - v, b - w], watch);
        best = best.max(rest + last.value);
    }
    watch(Step::Return(best));
    best
}

/// The best value, by a recursion that keeps each answer. O(n · A · B) time and space; n calls
/// deep.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::{Item, plain};
///
/// let items = [([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// assert_eq!(plain::by_memo(&items, [5, 4]), 10);
/// ```
pub fn by_memo(items: &[Item], capacities: [usize; 2]) -> i64 {
    by_memo_watched(items, capacities, &mut |_| {})
}

/// [`by_memo`], observed: each call, and each answer.
pub fn by_memo_watched(
    items: &[Item],
    [a, b]: [usize; 2],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    let mut memo = vec![vec![vec![None; b + 1]; a + 1]; items.len() + 1];
    remember(items, [a, b], &mut memo, watch)
}

/// The answer of the memo, if it has one; otherwise computes and keeps it.
fn remember(
    items: &[Item],
    [a, b]: [usize; 2],
    memo: &mut [Vec<Vec<Option<i64>>>],
    watch: &mut impl FnMut(Step<State>),
) -> i64 {
    watch(Step::Call((items.len(), a, b)));
    if let Some(value) = memo[items.len()][a][b] {
        watch(Step::Known(value));
        return value;
    }
    let Some((last, before)) = items.split_last() else {
        watch(Step::Return(0));
        return 0;
    };
    let [v, w] = last.weights;
    let mut best = remember(before, [a, b], memo, watch);
    if v <= a && w <= b {
        let rest = remember(before, [a - v, b - w], memo, watch);
        best = best.max(rest + last.value);
    }
    memo[items.len()][a][b] = Some(best);
    watch(Step::Return(best));
    best
}

/// The table, a plane for each number of items: `planes[i][a][b]` is the best value of the first
/// `i` items at the capacities `a` and `b`. O(n · A · B) time and space.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::{Item, plain};
///
/// let items = [([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// let planes = plain::fill_planes(&items, [5, 4]);
/// assert_eq!(planes[4][5][4], 10);
/// assert_eq!(plain::chosen(&items, &planes, [5, 4]), [0, 3]);
/// ```
pub fn fill_planes(items: &[Item], capacities: [usize; 2]) -> Vec<Vec<Vec<i64>>> {
    let mut planes = vec![vec![vec![0; capacities[1] + 1]; capacities[0] + 1]; items.len() + 1];
    for i in 1..=items.len() {
        // Invariant: the planes before plane i are final.
        let Item { weights: [v, w], value } = items[i - 1];
        for a in 0..=capacities[0] {
            for b in 0..=capacities[1] {
                planes[i][a][b] = planes[i - 1][a][b];
                if v <= a && w <= b {
                    planes[i][a][b] = planes[i][a][b].max(planes[i - 1][a - v][b - w] + value);
                }
            }
        }
    }
    planes
}

/// The indices of one best choice, ascending, read from all planes. O(n) time.
pub fn chosen(items: &[Item], planes: &[Vec<Vec<i64>>], [mut a, mut b]: [usize; 2]) -> Vec<usize> {
    let mut chosen = Vec::new();
    for i in (1..=items.len()).rev() {
        // Invariant: what is chosen, with a best choice of the first i items at a and b, is best.
        if planes[i][a][b] != planes[i - 1][a][b] {
            chosen.push(i - 1);
            a -= items[i - 1].weights[0];
            b -= items[i - 1].weights[1];
        }
    }
    chosen.reverse();
    chosen
}

/// The best value alone, from one plane. O(n · A · B) time, O(A · B) space.
///
/// ```
/// use dynamic_programming::knapsack::two_dimensional_knapsack::{Item, plain};
///
/// let items = [([2, 3], 7), ([0, 2], 6), ([3, 1], 2), ([3, 1], 3)];
/// let items = items.map(|(weights, value)| Item { weights, value });
/// assert_eq!(plain::one_plane(&items, [5, 4]), 10);
/// ```
pub fn one_plane(items: &[Item], capacities: [usize; 2]) -> i64 {
    let mut plane = vec![vec![0; capacities[1] + 1]; capacities[0] + 1];
    for Item { weights: [v, w], value } in items.iter().copied() {
        for a in (v..=capacities[0]).rev() {
            for b in (w..=capacities[1]).rev() {
                // Invariant: the cells after this one know this item, and no others do.
                plane[a][b] = plane[a][b].max(plane[a - v][b - w] + value);
            }
        }
    }
    plane[capacities[0]][capacities[1]]
}
