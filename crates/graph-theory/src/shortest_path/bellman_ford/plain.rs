//! Part of [Bellman-Ford](super): the textbook version, two loops over a list of arcs.
//!
//! The picture on the page runs [`bellman_ford`]. The library's version takes a
//! [`Graph`](crate::Graph), and checks each sum.
//!
//! Cost: O(V E) time, O(V) space.
//!
//! Domain: arcs between the vertices `0..n_nodes`, whose sums fit an `i64`. An undirected edge is
//! two arcs.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of three vertices with weights from -2 to 1 against the [front
//! door](super).
//!
//! Page: `docs/en/graph-theory/shortest-path/bellman-ford.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The arc was relaxed: it reduced the distance of its head.
    Relax {
        /// The position of the arc in the list.
        arc: usize,
    },
    /// A round over all arcs is complete.
    Round,
}

/// The distance of each vertex from the source, or `None` if it is unreachable, and the vertex
/// before it on a shortest path.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// The distance of each vertex.
    pub distances: Vec<Option<i64>>,
    /// The parent of each vertex in the tree of shortest paths.
    pub parents: Vec<Option<usize>>,
}

/// Finds shortest paths from `source`. An arc is given by its tail, head, and weight.
///
/// ```
/// use graph_theory::shortest_path::bellman_ford::plain::bellman_ford;
///
/// let found = bellman_ford(3, &[(0, 1, 4), (0, 2, 3), (1, 2, -2)], 0)?;
/// assert_eq!(found.distances, [Some(0), Some(4), Some(2)]);
/// assert_eq!(bellman_ford(2, &[(0, 1, 1), (1, 0, -2)], 0), Err(vec![0, 1, 0]));
/// # Ok::<(), Vec<usize>>(())
/// ```
///
/// # Errors
/// The vertices of a negative cycle that is reachable from the source, with the first one repeated
/// at the end.
///
/// # Panics
/// If a given vertex does not exist, or a sum overflows.
pub fn bellman_ford(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
) -> Result<Found, Vec<usize>> {
    bellman_ford_watched(n_nodes, arcs, source, |_| {})
}

/// Works like [`bellman_ford`], but passes each [`Step`] and the current result to `watch`.
///
/// # Errors
/// The same as [`bellman_ford`].
pub fn bellman_ford_watched(
    n_nodes: usize,
    arcs: &[(usize, usize, i64)],
    source: usize,
    mut watch: impl FnMut(Step),
) -> Result<Found, Vec<usize>> {
    let mut distances = vec![None; n_nodes];
    let mut parents = vec![None; n_nodes];
    distances[source] = Some(0);
    let mut changed = None;
    for _round in 1..=n_nodes {
        // Invariant: before round k, no distance is longer than a shortest walk of at most k - 1
        // arcs.
        changed = None;
        for (arc, &(u, v, weight)) in arcs.iter().enumerate() {
            let Some(d) = distances[u] else { continue };
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
                parents[v] = Some(u);
                changed = Some(v);
                watch(Step::Relax { arc });
            }
        }
        watch(Step::Round);
        if changed.is_none() {
            break;
        }
    }
    match changed {
        None => Ok(Found { distances, parents }),
        Some(v) => Err(cycle_behind(&parents, v)),
    }
}

/// Returns the cycle that is reached by following parents from `v`.
fn cycle_behind(parents: &[Option<usize>], mut v: usize) -> Vec<usize> {
    for _ in parents {
        v = parents[v].unwrap_or(v);
    }
    let mut cycle = vec![v];
    let mut u = v;
    while let Some(parent) = parents[u] {
        cycle.push(parent);
        u = parent;
        if u == v {
            break;
        }
    }
    cycle.reverse();
    cycle
}
