//! Part of [the Fenwick tree](super): the two loops of the lesson, on a vector of numbers.
//!
//! The figure on the page runs this version.
//!
//! Cost: at most log₂ n + 1 cells for an addition or a sum, n steps to build.
//!
//! Domain: numbers whose sums fit into 64 bits. Indices count from 0. A sum that ends beyond the
//! array panics, and an addition beyond it changes nothing.
//!
//! Source: P. M. Fenwick, "A new data structure for cumulative frequency tables", Software:
//! Practice and Experience 24 (1994).
//!
//! Checked: cell by cell against the library's version, for all arrays of up to five elements with
//! three values.
//!
//! Page: `docs/en/data-structure/fenwick-tree.md`.

/// A cell has been read, or changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The index of the cell.
    pub cell: usize,
}

/// Builds the cells of these elements.
///
/// ```
/// use data_structure::fenwick_tree::plain::{add, build, range_sum};
///
/// let mut cells = build(&[3, 1, 4, 1, 5]);
/// assert_eq!(range_sum(&cells, 1, 4), 6);
/// add(&mut cells, 2, 10);
/// assert_eq!(range_sum(&cells, 1, 4), 16);
/// ```
pub fn build(elements: &[i64]) -> Vec<i64> {
    let mut cells = elements.to_vec();
    for i in 0..cells.len() {
        // Invariant: cells[..=i] are complete.
        let next = i | (i + 1);
        if next < cells.len() {
            cells[next] += cells[i];
        }
    }
    cells
}

/// Returns the sum of the first `end` elements.
pub fn prefix_sum(cells: &[i64], end: usize) -> i64 {
    prefix_sum_watched(cells, end, |_| {})
}

/// Works like [`prefix_sum`], but reports each cell that is added to `watch`.
pub fn prefix_sum_watched(cells: &[i64], mut end: usize, mut watch: impl FnMut(Step)) -> i64 {
    let mut sum = 0;
    while 0 < end {
        // Invariant: the sum of the first `end` elements still has to be added.
        sum += cells[end - 1];
        watch(Step { cell: end - 1 });
        end &= end - 1;
    }
    sum
}

/// Returns the sum of the elements `start..end`.
pub fn range_sum(cells: &[i64], start: usize, end: usize) -> i64 {
    prefix_sum(cells, end) - prefix_sum(cells, start)
}

/// Adds `delta` to element `i`.
pub fn add(cells: &mut [i64], i: usize, delta: i64) {
    add_watched(cells, i, delta, |_, _| {});
}

/// Works like [`add`], but reports each changed cell, with all cells, to `watch`.
pub fn add_watched(
    cells: &mut [i64],
    mut i: usize,
    delta: i64,
    mut watch: impl FnMut(Step, &[i64]),
) {
    while i < cells.len() {
        // Invariant: cell i covers the given element, and all cells before cell i are up to date.
        cells[i] += delta;
        watch(Step { cell: i }, cells);
        i |= i + 1;
    }
}
