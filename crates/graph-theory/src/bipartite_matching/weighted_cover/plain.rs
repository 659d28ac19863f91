//! Part of [weighted covers](super): the textbook version, a minimum cut by Edmonds-Karp.
//!
//! The picture on the page runs [`weighted_cover`]. The library's version takes any bipartite graph
//! and weights of any type, finds the sides itself, runs Dinic's algorithm, and returns both sets
//! with the proof that neither can be better.
//!
//! Cost: one maximum flow on V + 2 vertices and V + E edges, O(V E (V + E)) time in the worst case;
//! O(V + E) space.
//!
//! Domain: nonnegative weights whose sum fits an `i64`; parallel edges change nothing. A left
//! vertex of weight 0 is in the cover, even if no edge needs it.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all graphs of 2 + 3 vertices with weights 0 to 2, all of 3 + 3 with three lists of
//! weights, and random ones, against the [library's version](super): the same cover, and prices
//! that prove it.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover.md`.

use crate::network_flow::edmonds_karp::plain::{Step, edmonds_karp_watched};
use crate::network_flow::plain::Network;

/// A cheapest cover, and the prices that prove it.
///
/// ```
/// use graph_theory::bipartite_matching::weighted_cover::plain::weighted_cover;
///
/// // The middle of the star is cheaper than its three ends.
/// let cover = weighted_cover(&[2], &[1, 1, 1], &[(0, 0), (0, 1), (0, 2)]);
/// assert_eq!((cover.left, cover.right), (vec![0], vec![]));
/// assert_eq!(cover.prices.iter().sum::<i64>(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cover {
    /// The left vertices of the cover, ascending.
    pub left: Vec<usize>,
    /// The right vertices of the cover, ascending.
    pub right: Vec<usize>,
    /// The price that each edge pays. The sum of all prices is the weight of the cover, and at each
    /// vertex they sum to at most its weight.
    pub prices: Vec<i64>,
}

/// Returns a cover of least weight. `left` and `right` contain the weights of the vertices, and
/// each edge is a left vertex and a right vertex.
///
/// ```
/// use graph_theory::bipartite_matching::weighted_cover::plain::weighted_cover;
///
/// let cover = weighted_cover(&[4, 3], &[5, 2], &[(0, 0), (0, 1), (1, 1)]);
/// assert_eq!((cover.left, cover.right), (vec![0], vec![1]));
/// ```
///
/// # Panics
/// If an edge has an end that is not a vertex.
pub fn weighted_cover(left: &[i64], right: &[i64], edges: &[(usize, usize)]) -> Cover {
    weighted_cover_watched(left, right, edges, |_, _| {})
}

/// Works like [`weighted_cover`], but passes each step of Edmonds-Karp to `watch`. The edges of the
/// network are first those of the graph, then one for each left vertex, then one for each right
/// vertex.
///
/// # Panics
/// The same as [`weighted_cover`].
pub fn weighted_cover_watched(
    left: &[i64],
    right: &[i64],
    edges: &[(usize, usize)],
    watch: impl FnMut(Step<'_>, &Network),
) -> Cover {
    let (n_left, n_right) = (left.len(), right.len());
    let (source, sink) = (n_left + n_right, n_left + n_right + 1);
    let mut arcs = Vec::new();
    arcs.extend(edges.iter().map(|&(x, y)| (x, n_left + y, i64::MAX)));
    arcs.extend((0..n_left).map(|x| (source, x, left[x])));
    arcs.extend((0..n_right).map(|y| (n_left + y, sink, right[y])));
    let mut network = Network::new(n_left + n_right + 2, &arcs);
    edmonds_karp_watched(&mut network, source, sink, watch);
    let is_reached = network.reachable(source);
    Cover {
        left: (0..n_left).filter(|x| !is_reached[*x]).collect(),
        right: (0..n_right).filter(|y| is_reached[n_left + *y]).collect(),
        prices: (0..edges.len()).map(|edge| network.flow(edge)).collect(),
    }
}
