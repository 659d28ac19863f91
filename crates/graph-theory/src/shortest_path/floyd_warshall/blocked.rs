//! Part of Floyd-Warshall: tile by tile, for matrices that are larger than the caches.

use super::algebra::{Length, Shortest};
use super::{AllPairs, AllPairsError, floyd_warshall_matrix, lengths};
use crate::dense::DenseMatrix;

/// The distances of [`floyd_warshall_matrix`]; none where there is no way. The stops are allowed `side` at a time: first in their
/// own tile, then in its rows and columns, and then in all other tiles, of which each stays in the cache meanwhile. O(V³).
///
/// There are no paths. Beyond a stop, a way may already use later stops of the tile, and then the hops can run round a cycle of
/// weight 0.
///
/// # Errors
/// As [`floyd_warshall_matrix`].
pub fn floyd_warshall_blocked<D: Length>(
    weights: &DenseMatrix<Option<D>>,
    side: usize,
) -> Result<DenseMatrix<Option<D>>, AllPairsError> {
    let mut ways = AllPairs::direct::<Shortest<D>>(lengths(weights)?)?;
    let n = ways.n_nodes();
    let tiles = || (0..n).step_by(side.max(1)).map(|first| first..n.min(first + side.max(1)));
    let mut beyond = Vec::new();
    for stops in tiles() {
        // Invariant: all ways are the best of those whose stops are below the tile.
        let others = || tiles().filter(|tile| *tile != stops);
        let own = [(stops.clone(), stops.clone())].into_iter();
        let cross =
            others().flat_map(|tile| [(stops.clone(), tile.clone()), (tile, stops.clone())]);
        let rest = others().flat_map(|rows| others().map(move |columns| (rows.clone(), columns)));
        for (rows, columns) in own.chain(cross).chain(rest) {
            for k in stops.clone() {
                if ways.allow::<Shortest<D>>(k, rows.clone(), &columns, &mut beyond).is_err() {
                    // There is a negative cycle. Stop by stop, it can be followed.
                    return floyd_warshall_matrix(weights).map(|ways| ways.distances());
                }
            }
        }
    }
    Ok(ways.distances())
}
