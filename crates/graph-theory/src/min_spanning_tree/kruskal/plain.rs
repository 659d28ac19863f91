//! Part of [Kruskal's algorithm](super): the textbook version on a list of edges, Borůvka's
//! algorithm, and clusters.
//!
//! The picture on the page runs [`kruskal`]. The library's version takes an
//! [`UnGraph`](crate::UnGraph), checks weights and sums, and returns the forest with its weight.
//!
//! Cost: O(E log E) time, O(V + E) space; Borůvka's algorithm O((V + E α(V)) log V).
//!
//! Domain: edges between the vertices `0..n_nodes`; loops and parallel edges are allowed.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all weighted graphs of up to four vertices against the [library's version](super);
//! clusters of four points against all partitions.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use data_structure::disjoint_set::DisjointSet;

/// The decision about an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The ends of the edge were in two trees, which it has joined.
    Take {
        /// The position of the edge in the list.
        edge: usize,
    },
    /// The ends of the edge are already in the same tree.
    Refuse {
        /// The position of the edge in the list.
        edge: usize,
    },
}

/// Returns the positions of the edges of a minimum spanning forest, in the order in which they are
/// taken. An edge is given by its two ends and its weight.
///
/// ```
/// use graph_theory::min_spanning_tree::kruskal::plain::kruskal;
///
/// let edges = [(0, 1, 4), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// assert_eq!(kruskal(4, &edges), [1, 3, 2]);
/// ```
///
/// # Panics
/// If an end is not a vertex.
pub fn kruskal(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Vec<usize> {
    kruskal_watched(n_nodes, edges, |_, _| {})
}

/// Works like [`kruskal`], but passes each [`Step`] and the current trees, as sets, to `watch`.
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

/// Returns the edges of [`kruskal`], found by Borůvka's algorithm: in each round, every tree takes
/// the lightest edge that leaves it. Of equal weights, the edge that is listed first counts as
/// lighter. O((V + E α(V)) log V).
///
/// ```
/// use graph_theory::min_spanning_tree::kruskal::plain::boruvka;
///
/// let edges = [(0, 1, 4), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// assert_eq!(boruvka(4, &edges), [2, 1, 3]);
/// ```
///
/// # Panics
/// If an edge has an end that is not less than `n`.
pub fn boruvka(n: usize, edges: &[(usize, usize, i64)]) -> Vec<usize> {
    let mut trees = DisjointSet::new(n);
    let mut taken = Vec::new();
    loop {
        // For each root, the weight and the position of the lightest edge that leaves its tree.
        let mut lightest: Vec<Option<(i64, usize)>> = vec![None; n];
        for (i, &(u, v, weight)) in edges.iter().enumerate() {
            let roots = [trees.find(u), trees.find(v)];
            for root in roots.into_iter().filter(|_| roots[0] != roots[1]) {
                if lightest[root].is_none_or(|least| (weight, i) < least) {
                    lightest[root] = Some((weight, i));
                }
            }
        }
        let n_before = taken.len();
        for (_, i) in lightest.into_iter().flatten() {
            // Both trees of an edge may have chosen it.
            if trees.union(edges[i].0, edges[i].1) {
                taken.push(i);
            }
        }
        if taken.len() == n_before {
            return taken;
        }
    }
}

/// Splits `n` points into `k` clusters with the largest spacing, the least distance between points
/// of two clusters: Kruskal's algorithm, stopped when `k` trees are left. There are more clusters
/// if the edges are not enough to join the points into `k`.
///
/// ```
/// use graph_theory::min_spanning_tree::kruskal::plain::clusters;
///
/// let edges = [(0, 1, 4), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// assert_eq!(clusters(4, &edges, 2), [vec![0], vec![1, 2, 3]]);
/// ```
///
/// # Panics
/// If an edge has an end that is not less than `n`.
pub fn clusters(n: usize, edges: &[(usize, usize, i64)], k: usize) -> Vec<Vec<usize>> {
    let mut sorted = edges.to_vec();
    sorted.sort_by_key(|&(_, _, weight)| weight);
    let mut trees = DisjointSet::new(n);
    for (u, v, _) in sorted {
        if trees.n_sets() <= k {
            break;
        }
        trees.union(u, v);
    }
    trees.groups()
}
