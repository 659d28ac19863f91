//! Part of [Floyd-Warshall](super): the textbook version, three loops over a table of weights.
//!
//! The picture on the page runs [`floyd_warshall`]. The library's version takes a
//! [`Graph`](crate::Graph) or a matrix, checks that no sum overflows, and returns the whole
//! negative cycle.
//!
//! Cost: O(V³) time, O(V²) space.
//!
//! Domain: a square table of weights whose sums fit an `i64`, with `None` where there is no arc.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of three vertices with weights from -2 to 1 against the [front
//! door](super), with every path added up.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The path from `i` through `k` to `j` is shorter than the known one, and replaces it.
    Shorten {
        /// The start of the path.
        i: usize,
        /// The intermediate vertex that is allowed now.
        k: usize,
        /// The end of the path.
        j: usize,
    },
    /// All pairs have been tried with this intermediate vertex.
    Allow {
        /// The vertex.
        k: usize,
    },
}

/// The distances between all pairs, and how to walk them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AllPairs {
    /// The distance from each vertex, a row, to each vertex, a column, or `None` if there is no
    /// path.
    pub distances: Vec<Vec<Option<i64>>>,
    /// The vertex after the row's on a shortest path to the column's, if there is one.
    pub hops: Vec<Vec<usize>>,
}

impl AllPairs {
    /// Returns a shortest path between two vertices, with both ends, or `None` if there is none.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path(&self, from: usize, to: usize) -> Option<Vec<usize>> {
        self.distances[from][to]?;
        let mut path = vec![from];
        let mut at = from;
        while at != to {
            at = self.hops[at][to];
            path.push(at);
        }
        Some(path)
    }
}

/// Finds shortest paths between all pairs. `weights[i][j]` is the weight of the arc from i to j.
///
/// ```
/// use graph_theory::shortest_path::floyd_warshall::plain::floyd_warshall;
///
/// let weights = [
///     vec![None, Some(4), Some(5)],
///     vec![None; 3],
///     vec![None, Some(-3), None],
/// ];
/// let all = floyd_warshall(&weights)?;
/// assert_eq!(all.distances[0], [Some(0), Some(2), Some(5)]);
/// assert_eq!(all.path(0, 1), Some(vec![0, 2, 1]));
/// # Ok::<(), usize>(())
/// ```
///
/// # Errors
/// A vertex on a closed walk of negative length, if there is a negative cycle.
///
/// # Panics
/// If the table is not square, or a sum overflows.
pub fn floyd_warshall(weights: &[Vec<Option<i64>>]) -> Result<AllPairs, usize> {
    floyd_warshall_watched(weights, |_| {})
}

/// Works like [`floyd_warshall`], but passes each [`Step`] and the current result to `watch`.
///
/// # Errors
/// The same as [`floyd_warshall`].
pub fn floyd_warshall_watched(
    weights: &[Vec<Option<i64>>],
    mut watch: impl FnMut(Step),
) -> Result<AllPairs, usize> {
    let n = weights.len();
    let mut distances = weights.to_vec();
    let mut hops: Vec<Vec<usize>> = vec![(0..n).collect(); n];
    for (i, row) in distances.iter_mut().enumerate() {
        row[i] = Some(row[i].unwrap_or(0).min(0));
    }
    for k in 0..n {
        // Invariant: no distance is longer than a path whose intermediate vertices are all below k.
        for i in 0..n {
            for j in 0..n {
                let (Some(to_k), Some(on)) = (distances[i][k], distances[k][j]) else { continue };
                if distances[i][j].is_none_or(|known| to_k + on < known) {
                    distances[i][j] = Some(to_k + on);
                    hops[i][j] = hops[i][k];
                    watch(Step::Shorten { i, k, j });
                }
            }
        }
        watch(Step::Allow { k });
        if let Some(i) = (0..n).find(|&i| distances[i][i] < Some(0)) {
            return Err(i);
        }
    }
    Ok(AllPairs { distances, hops })
}
