//! Part of [Floyd-Warshall](super): only the distances, computed tile by tile, for matrices larger
//! than the caches.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

use std::ops::Range;

use super::algebra::Length;
use super::{AllPairsError, floyd_warshall_matrix, lengths};
use crate::dense::DenseMatrix;

/// Returns the distances of [`floyd_warshall_matrix`], with `None` where there is no path.
/// Intermediate vertices are allowed `side` at a time: first within their own tile, then in its
/// rows and columns, and then in all other tiles, each of which stays in the cache meanwhile.
/// O(V³).
///
/// Paths are not available. The part of a path after an intermediate vertex may already use later
/// vertices of the tile, and the hops could then go around a cycle of weight 0.
///
/// # Errors
/// The same as [`floyd_warshall_matrix`].
pub fn floyd_warshall_blocked<D: Length>(
    weights: &DenseMatrix<Option<D>>,
    side: usize,
) -> Result<DenseMatrix<Option<D>>, AllPairsError> {
    // If a cycle is negative, the plain algorithm follows it vertex by vertex.
    let follow_cycle = || floyd_warshall_matrix(weights).map(|ways| ways.distances());
    let mut far = lengths(weights)?;
    let n = far.n_rows();
    if (0..n).any(|i| far[(i, i)].is_negative()) {
        return follow_cycle();
    }
    (0..n).for_each(|i| far[(i, i)] = D::ZERO);
    let side = side.max(1);
    let tiles = || (0..n).step_by(side).map(|first| first..n.min(first.saturating_add(side)));
    let mut beyond = Vec::new();
    for stops in tiles() {
        // Invariant: all distances are those of the best paths whose intermediate vertices are
        // below the tile.
        let others = || tiles().filter(|tile| *tile != stops);
        let own = [(stops.clone(), stops.clone())].into_iter();
        let cross =
            others().flat_map(|tile| [(stops.clone(), tile.clone()), (tile, stops.clone())]);
        let rest = others().flat_map(|rows| others().map(move |columns| (rows.clone(), columns)));
        for (rows, columns) in own.chain(cross).chain(rest) {
            for k in stops.clone() {
                if allow(&mut far, k, rows.clone(), &columns, &mut beyond) {
                    return follow_cycle();
                }
            }
        }
    }
    Ok(far.map(|far| (*far != D::NO_WAY).then_some(*far)))
}

/// Tries the paths through `k` from each of the rows to each of the columns. `beyond` is a buffer
/// for a row. Returns whether one of them is a cycle of negative length.
fn allow<D: Length>(
    far: &mut DenseMatrix<D>,
    k: usize,
    rows: Range<usize>,
    columns: &Range<usize>,
    beyond: &mut Vec<D>,
) -> bool {
    // A missing path must be long enough that adding a negative path before it is not an
    // improvement.
    let lengthen = |far: &D| if *far == D::NO_WAY { D::NO_WAY.plus(D::NO_WAY) } else { *far };
    beyond.clear();
    beyond.extend(far.row(k)[columns.clone()].iter().map(lengthen));
    let mut is_negative = false;
    for i in rows {
        let to_k = far[(i, k)];
        if to_k != D::NO_WAY {
            // The cycle to k and back is negative if it is shorter than the empty path.
            let back = columns.contains(&i).then(|| beyond[i - columns.start]);
            is_negative |= back.is_some_and(|back| to_k.plus(back).is_negative());
            for (known, beyond) in far.row_mut(i)[columns.clone()].iter_mut().zip(&*beyond) {
                let through_k = to_k.plus(*beyond);
                *known = if through_k < *known { through_k } else { *known };
            }
        }
    }
    is_negative
}
