//! Part of [Multi-source multi-sink maximum flow](super): the textbook version. It builds the
//! network with a super source and a super sink, and runs Edmonds-Karp on it.
//!
//! The picture on the page runs [`multi_source_multi_sink`]. The library's version takes any solver
//! and capacities of any type, rejects invalid limits, and fills limited sinks first.
//!
//! Cost: O(V E²) time, O(V + E) space, where V and E include the super vertices and their edges.
//!
//! Domain: nonnegative capacities and limits whose sums fit an `i64`; no vertex is both a source
//! and a sink. The limits of a vertex that is listed twice are added.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all networks of four vertices, two of them sources, with all limits of 0, 1, 3 and
//! none, against the [library's version](super) and all cuts; on random networks too.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink.md`.

use crate::network_flow::edmonds_karp::plain::{Step, edmonds_karp_watched};
use crate::network_flow::plain::Network;

/// Returns the value of a maximum flow from the sources to the sinks, the flow through each edge,
/// and the edges of a minimum cut. The edges are numbered: first those of the network, then one to
/// each source, then one from each sink. A source or sink is a vertex with an optional limit.
///
/// ```
/// use graph_theory::network_flow::multi_source_multi_sink::plain::multi_source_multi_sink;
///
/// // Vertex 0 can send 2, vertex 1 as much as its edge carries.
/// let edges = [(0, 2, 3), (1, 2, 4), (2, 3, 9)];
/// let sources = [(0, Some(2)), (1, None)];
/// let (value, flows, cut) = multi_source_multi_sink(4, &edges, &sources, &[(3, None)]);
/// assert_eq!((value, flows), (6, vec![2, 4, 6, 2, 4, 6]));
/// // The edge from 1 to 2, and the limit of the first source.
/// assert_eq!(cut, [1, 3]);
/// ```
///
/// # Panics
/// If there is no such vertex, or a sum overflows.
pub fn multi_source_multi_sink(
    n_nodes: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
) -> (i64, Vec<i64>, Vec<usize>) {
    multi_source_multi_sink_watched(n_nodes, edges, sources, sinks, |_, _| {})
}

/// Works like [`multi_source_multi_sink`], but passes each step of the flow and the network after
/// it to `watch`.
///
/// # Panics
/// The same as [`multi_source_multi_sink`].
pub fn multi_source_multi_sink_watched(
    n_nodes: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
    watch: impl FnMut(Step<'_>, &Network),
) -> (i64, Vec<i64>, Vec<usize>) {
    let (source, sink) = (n_nodes, n_nodes + 1);
    // More than any vertex can send or receive.
    let beyond = 1 + edges.iter().map(|edge| edge.2).sum::<i64>();
    let supplies = sources.iter().map(|&(v, limit)| (source, v, limit.unwrap_or(beyond)));
    let demands = sinks.iter().map(|&(v, limit)| (v, sink, limit.unwrap_or(beyond)));
    let all: Vec<_> = edges.iter().copied().chain(supplies).chain(demands).collect();
    let mut network = Network::new(n_nodes + 2, &all);
    let value = edmonds_karp_watched(&mut network, source, sink, watch);
    let flows = (0..all.len()).map(|edge| network.flow(edge)).collect();
    let is_reached = network.reachable(source);
    let leads_out = |edge: &usize| is_reached[all[*edge].0] && !is_reached[all[*edge].1];
    let cut = (0..all.len()).filter(leads_out).collect();
    (value, flows, cut)
}
