//! Part of [Kruskal's algorithm](super): the textbook's form on a list of edges.
//!
//! The picture of the page runs [`kruskal`]. The front door works on
//! [`UnGraph`](crate::UnGraph), checks weights and sums, and returns the forest with its weight.
//!
//! Cost: O(E log E) time, O(V + E) space.
//!
//! Domain: edges between the vertices `0..n_nodes`; loops and parallel edges are allowed.
//!
//! Source: as for the [front door](super).
//!
//! Checked: all weighted graphs of up to four vertices against the front door.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use data_structure::disjoint_set::DisjointSet;

/// What becomes of an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Its ends were in two trees, which it has joined.
    Take {
        /// The position of the edge in the list.
        edge: usize,
    },
    /// Its ends are in one tree already.
    Refuse {
        /// The position of the edge in the list.
        edge: usize,
    },
}

/// The positions of the edges of a minimum spanning forest, in the order in which they are taken.
/// An edge is its two ends and its weight.
///
/// ```
/// use graph_theory::min_spanning_tree::kruskal::plain::kruskal;
///
/// let edges = [(0, 1, 4), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// assert_eq!(kruskal(4, &edges), [1, 3, 2]);
/// ```
///
/// # Panics
/// If an end is no vertex.
pub fn kruskal(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Vec<usize> {
    kruskal_watched(n_nodes, edges, |_, _| {})
}

/// [`kruskal`], observed; the sets are the trees so far.
pub fn kruskal_watched(
    n_nodes: usize,
    edges: &[(usize, usize, i64)],
    mut watch: impl FnMut(Step, &DisjointSet),
) -> Vec<usize> {
    let mut order: Vec<usize> = (0..edges.len()).collect();
    order.sort_by_key(|edge| edges[*edge].2);
    let mut trees = DisjointSet::new(n_nodes);
    let mut taken = Vec::new();
    for edge in order {
        // Invariant: some minimum spanning forest contains the edges taken, and none of those
        // refused.
        let (u, v, _) = edges[edge];
        if trees.union(u, v) {
            taken.push(edge);
            watch(Step::Take { edge }, &trees);
        } else {
            watch(Step::Refuse { edge }, &trees);
        }
    }
    taken
}
