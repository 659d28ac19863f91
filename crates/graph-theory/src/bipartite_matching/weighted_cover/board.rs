//! Part of [weighted covers](super): choosing numbers on a board with the largest sum, but no two
//! neighbors. The black and the white cells are the two sides.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover/board.md`.

use super::{WeightError, WeightedCover, weighted_cover};
use crate::graph::UnGraph;
use crate::graph::generate::grid;
use crate::network_flow::Capacity;

/// Returns the board as a graph, row by row, and the numbers as weights. O(number of cells).
///
/// # Errors
/// [`WeightError::Ragged`] if a row is not as long as the first one; [`WeightError::Graph`] if
/// there are too many cells.
pub fn board<W: Capacity>(rows: &[impl AsRef<[W]>]) -> Result<(UnGraph, Vec<W>), WeightError> {
    let n_columns = rows.first().map_or(0, |row| row.as_ref().len());
    let mut weights = Vec::new();
    for (row, cells) in rows.iter().map(AsRef::as_ref).enumerate() {
        if cells.len() != n_columns {
            return Err(WeightError::Ragged { row, len: cells.len(), n_columns });
        }
        weights.extend_from_slice(cells);
    }
    let size = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Ok((grid(size(rows.len()), size(n_columns))?, weights))
}

/// Finds the cells with the largest sum without two neighbors, as the independent set: cell c of
/// row r is vertex r · columns + c.
///
/// ```
/// use graph_theory::bipartite_matching::weighted_cover::board::largest_sum;
///
/// // No two chosen numbers share a side.
/// let board = [[75_u32, 15, 21], [75, 15, 28], [34, 70, 5]];
/// assert_eq!(largest_sum(&board)?.independent_weight, 188);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`WeightError`] if the board or the numbers are invalid.
pub fn largest_sum<W: Capacity>(rows: &[impl AsRef<[W]>]) -> Result<WeightedCover<W>, WeightError> {
    let (graph, weights) = board(rows)?;
    weighted_cover(&graph, &weights)
}
