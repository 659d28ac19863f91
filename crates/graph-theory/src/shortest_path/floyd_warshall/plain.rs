//! Part of [Floyd-Warshall](super): the textbook's three loops over a table of weights.
//!
//! The picture of the page runs [`floyd_warshall`]. The front door works on
//! [`Graph`](crate::Graph) or on a matrix, checks that no sum overflows, and returns the whole
//! negative cycle.
//!
//! Cost: O(V³) time, O(V²) space.
//!
//! Domain: a square table of weights, none where there is no arc, whose sums fit an `i64`.
//!
//! Source: as for the [front door](super).
//!
//! Checked: all directed graphs of three vertices with weights from -2 to 1 against the front door,
//! with every path added up.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The path from `i` to `k` and from there to `j` is shorter than the one known, and was taken.
    Shorten {
        /// Where it begins.
        i: usize,
        /// The vertex that is allowed now.
        k: usize,
        /// Where it ends.
        j: usize,
    },
    /// All pairs were tried with this vertex between them.
    Allow {
        /// The vertex.
        k: usize,
    },
}

/// The distances between all pairs, and how to walk them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct AllPairs {
    /// The distance from each vertex, a row, to each vertex, a column; none without a path.
    pub distances: Vec<Vec<Option<i64>>>,
    /// The vertex after the row's on a shortest path to the column's, if there is one.
    pub hops: Vec<Vec<usize>>,
}

impl AllPairs {
    /// A shortest path between two vertices, with both ends; none if there is none.
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

/// Shortest paths between all pairs. `weights[i][j]` is the weight of the arc from i to j.
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
/// A vertex to which a walk of negative length leads back, if there is a negative cycle.
///
/// # Panics
/// If the table is not square, or if a sum overflows.
pub fn floyd_warshall(weights: &[Vec<Option<i64>>]) -> Result<AllPairs, usize> {
    floyd_warshall_watched(weights, |_| {})
}

/// [`floyd_warshall`], observed.
///
/// # Errors
/// As [`floyd_warshall`].
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
        // Invariant: no distance is longer than a path whose stops are all below k.
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
