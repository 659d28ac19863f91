//! Part of [Multi-source multi-sink maximum flow](super): the textbook's form. It builds the
//! network with a super source and a super sink, and the flow is that of Edmonds and Karp.
//!
//! The picture of the page runs [`multi_source_multi_sink`]. The front door takes any solver and
//! capacities of any type, refuses bad limits, and serves the sinks with a limit first.
//!
//! Cost: O(V E²) time, O(V + E) space, where V and E count the super vertices and their edges.
//!
//! Domain: capacities and limits of at least 0 whose sums fit an `i64`; no vertex is both a source
//! and a sink. A vertex that is named twice has both limits together.
//!
//! Source: as for the [front door](super).
//!
//! Checked: on all networks of four vertices, two of them sources, with all limits of 0, 1, 3 and
//! none, against the front door and all cuts; on random networks too.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink.md`.

use crate::network_flow::edmonds_karp::plain::{Step, edmonds_karp_watched};
use crate::network_flow::plain::Network;

/// The value of a maximum flow from the sources to the sinks, what flows through each edge, and the
/// edges of a minimum cut. The edges are numbered: first those of the network, then one to each
/// source, then one from each sink. A source or sink is a vertex with its limit, if it has one.
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
/// If there is no such vertex, or if a sum overflows.
pub fn multi_source_multi_sink(
    n_nodes: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
) -> (i64, Vec<i64>, Vec<usize>) {
    multi_source_multi_sink_watched(n_nodes, edges, sources, sinks, |_, _| {})
}

/// [`multi_source_multi_sink`], observed: each step of the flow, with the network as it then is.
///
/// # Panics
/// As [`multi_source_multi_sink`].
pub fn multi_source_multi_sink_watched(
    n_nodes: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
    watch: impl FnMut(Step<'_>, &Network),
) -> (i64, Vec<i64>, Vec<usize>) {
    let (source, sink) = (n_nodes, n_nodes + 1);
    // More than any vertex can send or take.
    let beyond = 1 + edges.iter().map(|edge| edge.2).sum::<i64>();
    let first = sources.iter().map(|&(v, limit)| (source, v, limit.unwrap_or(beyond)));
    let last = sinks.iter().map(|&(v, limit)| (v, sink, limit.unwrap_or(beyond)));
    let all: Vec<_> = edges.iter().copied().chain(first).chain(last).collect();
    let mut network = Network::new(n_nodes + 2, &all);
    let value = edmonds_karp_watched(&mut network, source, sink, watch);
    let flows = (0..all.len()).map(|edge| network.flow(edge)).collect();
    let is_reached = network.reachable(source);
    let leads_out = |edge: &usize| is_reached[all[*edge].0] && !is_reached[all[*edge].1];
    let cut = (0..all.len()).filter(leads_out).collect();
    (value, flows, cut)
}
