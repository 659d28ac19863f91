//! Part of [Kruskal's algorithm](super): filter-Kruskal, which rejects most heavy edges without
//! sorting them.
//!
//! Source: V. Osipov, P. Sanders, J. Singler, "The filter-Kruskal minimum spanning tree algorithm",
//! ALENEX (2009). Their version splits at a pivot; this one splits at a number of edges that
//! doubles.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use super::singles;
use crate::error::GraphError;
use crate::graph::{Edge, EdgeId, UnGraph};
use crate::min_spanning_tree::{SpanningForest, check_weights};
use crate::weight::Weight;

/// Finds the forest of [`kruskal`](super::kruskal), with its edges in the same order. The lightest
/// edges, two per vertex, are sorted and processed; then the edges whose ends are in the same tree
/// by now are discarded, and the next round takes twice as many of the rest. O(E log E); if each
/// round leaves few edges to the next, O(E + V log V).
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::min_spanning_tree::kruskal::filter_kruskal;
///
/// let edges = [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// let forest = filter_kruskal(&UnGraph::from_weighted_edges(4, edges)?)?;
/// assert_eq!(forest.weight, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`kruskal`](super::kruskal).
pub fn filter_kruskal<W: Weight>(graph: &UnGraph<W>) -> Result<SpanningForest<W::Sum>, GraphError> {
    check_weights(graph.edges())?;
    let ends = |edge: &Edge<W>| (edge.tail.index(), edge.head.index());
    // Cannot fail: the ends of an edge are vertices, so the sets contain them.
    let mut trees = singles(graph.n_nodes())?;
    let mut forest = SpanningForest::bare(graph.n_nodes());
    // Whole edges, so that none needs to be looked up while it waits.
    let mut light: Vec<(Edge<W>, EdgeId)> =
        graph.edge_ids().map(|(id, edge)| (*edge, id)).collect();
    let mut n_light = 2 * graph.n_nodes();
    while !light.is_empty() {
        // Invariant: the processed edges are lighter than the remaining ones, and each discarded
        // edge closes a cycle with them.
        let order = |a: &(Edge<W>, EdgeId), b: &(Edge<W>, EdgeId)| {
            a.0.weight.order(&b.0.weight).then_with(|| a.1.cmp(&b.1))
        };
        let mut heavy = Vec::new();
        if n_light < light.len() {
            light.select_nth_unstable_by(n_light, order);
            heavy = light.split_off(n_light);
        }
        light.sort_unstable_by(order);
        for (edge, id) in &light {
            let (tail, head) = ends(edge);
            if trees.union(tail, head) {
                forest.take(*id, edge.weight)?;
            }
        }
        heavy.retain(|(edge, _)| {
            let (tail, head) = ends(edge);
            !trees.same(tail, head)
        });
        (light, n_light) = (heavy, n_light.saturating_mul(2));
    }
    Ok(forest)
}
