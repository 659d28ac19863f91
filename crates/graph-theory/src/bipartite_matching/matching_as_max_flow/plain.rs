//! Part of [matching as a maximum flow](super): the textbook version. Each edge of the network has
//! capacity 1, and the flow comes from Edmonds-Karp.
//!
//! The picture on the page runs [`matching_as_max_flow`]. The library's version uses Dinic's
//! algorithm, and its network has quotas.
//!
//! Cost: O(V (V + E)) time, O(V + E) space.
//!
//! Domain: any edges between the two sides; parallel edges change nothing.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices and on random ones: as many
//! pairs as the [library's version](super), and a cover of the same size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/matching-as-max-flow.md`.

use crate::network_flow::edmonds_karp::plain::{Step, edmonds_karp_watched};
use crate::network_flow::plain::Network;

/// Returns a maximum matching as pairs of a left and a right vertex, and a minimum vertex cover as
/// its left and its right vertices.
///
/// ```
/// use graph_theory::bipartite_matching::matching_as_max_flow::plain::matching_as_max_flow;
///
/// let (pairs, cover) = matching_as_max_flow(3, 2, &[(0, 0), (1, 0), (2, 0), (2, 1)]);
/// assert_eq!(pairs, [(0, 0), (2, 1)]);
/// assert_eq!(cover, [[2], [0]]);
/// ```
///
/// # Panics
/// If an edge has an end that is not a vertex.
pub fn matching_as_max_flow(
    n_left: usize,
    n_right: usize,
    edges: &[(usize, usize)],
) -> (Vec<(usize, usize)>, [Vec<usize>; 2]) {
    matching_as_max_flow_watched(n_left, n_right, edges, |_, _| {})
}

/// Works like [`matching_as_max_flow`], but passes each step of the flow and the network after it
/// to `watch`.
///
/// # Panics
/// The same as [`matching_as_max_flow`].
pub fn matching_as_max_flow_watched(
    n_left: usize,
    n_right: usize,
    edges: &[(usize, usize)],
    watch: impl FnMut(Step<'_>, &Network),
) -> (Vec<(usize, usize)>, [Vec<usize>; 2]) {
    // Left vertices keep their numbers. Right vertices, s, and t come after them.
    let (source, sink) = (n_left + n_right, n_left + n_right + 1);
    let middle = edges.iter().map(|&(x, y)| (x, n_left + y, 1));
    let first = (0..n_left).map(|x| (source, x, 1));
    let last = (0..n_right).map(|y| (n_left + y, sink, 1));
    let unit_edges: Vec<_> = middle.chain(first).chain(last).collect();
    let mut network = Network::new(n_left + n_right + 2, &unit_edges);
    edmonds_karp_watched(&mut network, source, sink, watch);
    let carries = |edge: &usize| network.flow(*edge) == 1;
    let pairs = (0..edges.len()).filter(carries).map(|edge| edges[edge]).collect();
    let is_reached = network.reachable(source);
    let left = (0..n_left).filter(|x| !is_reached[*x]).collect();
    let right = (0..n_right).filter(|y| is_reached[n_left + y]).collect();
    (pairs, [left, right])
}
