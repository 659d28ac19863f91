//! Count the paths through a grid: `count(blocked)` returns the number of paths from the cell at
//! the top left to the one at the bottom right. Each step goes one cell to the right or one cell
//! down, and no path enters a cell that is `true`.
//!
//! For example, in a grid of 3 × 3 cells whose middle is blocked there are 2 paths. If the first or
//! the last cell is blocked, there are none.
//!
//! All rows have the same length, and there is at least one cell. The large inputs have up to a
//! million cells; the count always fits into 64 bits.

/// The number of paths around the cells that are `true`.
pub fn count(blocked: &[Vec<bool>]) -> u64 {
    todo!()
}
