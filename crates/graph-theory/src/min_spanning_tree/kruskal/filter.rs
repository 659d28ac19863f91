//! Part of [Kruskal's algorithm](super): most heavy edges are refused without being sorted.
//!
//! Source: V. Osipov, P. Sanders, J. Singler, "The filter-Kruskal minimum spanning tree algorithm",
//! ALENEX (2009). Theirs splits at a pivot, and this one at a number of edges that doubles.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use super::singles;
use crate::error::GraphError;
use crate::graph::{Edge, EdgeId, UnGraph};
use crate::min_spanning_tree::{SpanningForest, check_weights};
use crate::weight::Weight;

/// The forest of [`kruskal`](super::kruskal), its edges in the same order. The lightest edges are
/// sorted and joined, two for each vertex; then those whose ends are in one tree by now are thrown
/// away, and of the rest twice as many are next. O(E log E); where each round leaves few edges to
/// the next, O(E + V log V).
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
/// Those of [`kruskal`](super::kruskal).
pub fn filter_kruskal<W: Weight>(graph: &UnGraph<W>) -> Result<SpanningForest<W::Sum>, GraphError> {
    check_weights(graph.edges())?;
    let ends = |edge: &Edge<W>| (edge.tail.index(), edge.head.index());
    // The ends of an edge are vertices, so the sets know them.
    let mut trees = singles(graph.n_nodes())?;
    let mut forest = SpanningForest::bare(graph.n_nodes());
    // Whole edges, so that none need be looked up while it waits.
    let mut light: Vec<(Edge<W>, EdgeId)> =
        graph.edge_ids().map(|(id, edge)| (*edge, id)).collect();
    let mut n_light = 2 * graph.n_nodes();
    while !light.is_empty() {
        // Invariant: what is settled is lighter than what is left, and each edge that was thrown
        // away closes a cycle of it.
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
