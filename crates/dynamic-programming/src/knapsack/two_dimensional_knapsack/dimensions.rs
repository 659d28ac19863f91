//! Part of [two-dimensional knapsack](super): any number of capacities, in one row of cells.
//!
//! Page: `docs/en/dynamic-programming/knapsack/two-dimensional-knapsack/dimensions.md`.

use super::{Item, KnapsackError, check_values};
use crate::{Table, TableSizeError};

/// The best value at `D` capacities. O(n · D · C) time and O(C) space for C cells, the product of
/// all capacities plus 1 each.
///
/// # Errors
/// As [`best_value`](super::best_value).
pub fn best_value<const D: usize>(
    items: &[Item<D>],
    capacities: [usize; D],
) -> Result<i64, KnapsackError> {
    check_values(items.iter().map(|item| item.value))?;
    // The distance between two cells that differ by 1 in one capacity. The last capacity varies
    // fastest.
    let mut strides = [1_usize; D];
    let mut n_cells = 1_usize;
    for d in (0..D).rev() {
        strides[d] = n_cells;
        let more = capacities[d].checked_add(1).and_then(|size| size.checked_mul(n_cells));
        n_cells = more.ok_or(TableSizeError { n_rows: 1, n_columns: usize::MAX })?;
    }
    let mut cells = Table::new(1, n_cells, 0)?.into_cells();
    for item in items.iter().filter(|item| (0..D).all(|d| item.weights[d] <= capacities[d])) {
        let back: usize = (0..D).map(|d| item.weights[d] * strides[d]).sum();
        for cell in (back..n_cells).rev() {
            // Invariant: cells[cell + 1..] knows this item, and cells[..=cell] does not yet.
            let capacity = |d: usize| cell / strides[d] % (capacities[d] + 1);
            if (0..D).all(|d| item.weights[d] <= capacity(d)) {
                cells[cell] = cells[cell].max(cells[cell - back] + item.value);
            }
        }
    }
    Ok(cells[n_cells - 1])
}
