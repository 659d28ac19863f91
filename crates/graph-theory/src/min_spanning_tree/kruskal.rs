//! Kruskal's algorithm: processes the edges from light to heavy, and takes each one that joins two
//! trees.
//!
//! Cost: O(E log E) for the sort and O(E α(V)) for the rest; O(V + E) space.
//!
//! Domain: undirected graphs, connected or not. Weights may be negative. Loops are never taken, and
//! of parallel edges the lightest one is. Of equal weights, the lower id comes first. A weight that
//! is NaN or infinite and a sum that overflows are errors. At most 2³¹ - 1 vertices.
//!
//! Source: J. B. Kruskal, "On the shortest spanning subtree of a graph and the traveling salesman
//! problem", Proceedings of the American Mathematical Society 7 (1956).
//!
//! Checked: all weighted graphs of up to 4 vertices and random ones of 6, against all sets of
//! edges; a certificate.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

mod filter;
mod min_ratio;
pub mod plain;
mod second_best;

use std::cmp::Ordering;

use data_structure::disjoint_set::DisjointSet;

pub use filter::filter_kruskal;
pub use min_ratio::{MinRatio, Rated, min_ratio_tree};
pub use second_best::{SecondBest, is_unique_forest, second_best};

use super::{SpanningForest, check_weights};
use crate::error::{GraphError, check_ends};
use crate::graph::{Edge, EdgeId, MOST_IDS, UnGraph};
use crate::weight::Weight;

/// The decision about an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The ends of the edge were in two trees, which it has joined.
    Take {
        /// The edge.
        edge: EdgeId,
    },
    /// The ends of the edge are already in the same tree.
    Refuse {
        /// The edge.
        edge: EdgeId,
    },
}

/// Finds a minimum spanning forest. O(E log E).
///
/// ```
/// use graph_theory::{UnGraph, kruskal};
///
/// let edges = [(0, 1, 4_u32), (1, 2, 1), (0, 2, 3), (2, 3, 2)];
/// let forest = kruskal(&UnGraph::from_weighted_edges(4, edges)?)?;
/// assert_eq!(forest.weight, 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotANumber`] if a weight is NaN or infinite; [`GraphError::Overflow`] if the sum
/// of the weights overflows, with the edge at which it did.
pub fn kruskal<W: Weight>(graph: &UnGraph<W>) -> Result<SpanningForest<W::Sum>, GraphError> {
    kruskal_watched(graph, |_, _| {})
}

/// Works like [`kruskal`](kruskal()), but passes each [`Step`] and the current trees, as sets, to
/// `watch`.
///
/// # Errors
/// The same as [`kruskal`].
pub fn kruskal_watched<W: Weight>(
    graph: &UnGraph<W>,
    watch: impl FnMut(Step, &DisjointSet),
) -> Result<SpanningForest<W::Sum>, GraphError> {
    let order = sorted(graph.edges(), W::order)?;
    join(graph.n_nodes(), graph.edges(), order, watch)
}

/// Returns the edges by ascending weight, and those of equal weight by id.
fn sorted<W: Weight>(
    edges: &[Edge<W>],
    order: impl Fn(&W, &W) -> Ordering,
) -> Result<impl Iterator<Item = EdgeId>, GraphError> {
    check_weights(edges)?;
    // Stores the weight with each id, so that the sort stays in contiguous memory.
    let mut keys: Vec<(W, EdgeId)> =
        edges.iter().map(|edge| edge.weight).zip((0..).map(EdgeId::from)).collect();
    // The sort is stable, so that edges of equal weight stay in the order in which they were added.
    keys.sort_by(|a, b| order(&a.0, &b.0));
    Ok(keys.into_iter().map(|(_, id)| id))
}

/// Takes each edge that joins two trees, in this order.
fn join<W: Weight>(
    n_nodes: usize,
    edges: &[Edge<W>],
    order: impl IntoIterator<Item = EdgeId>,
    mut watch: impl FnMut(Step, &DisjointSet),
) -> Result<SpanningForest<W::Sum>, GraphError> {
    let mut trees = singles(n_nodes)?;
    let mut forest = SpanningForest::bare(n_nodes);
    for edge in order {
        // Invariant: some spanning forest that is optimal for this order contains the edges taken,
        // and none of those refused.
        let Edge { tail, head, weight } = edges[edge.index()];
        if trees.union(tail.index(), head.index()) {
            forest.take(edge, weight)?;
            watch(Step::Take { edge }, &trees);
        } else {
            watch(Step::Refuse { edge }, &trees);
        }
    }
    Ok(forest)
}

/// Returns the forest in which each vertex is a tree.
fn singles(n_nodes: usize) -> Result<DisjointSet, GraphError> {
    match i32::try_from(n_nodes) {
        Ok(_) => Ok(DisjointSet::new(n_nodes)),
        Err(_) => Err(GraphError::TooLarge { what: "vertices", n: n_nodes }),
    }
}

/// Works like [`kruskal`], for a list of edges: the graph does not need to be built, because the
/// algorithm never looks up the edges of a vertex. Edge i of the list has the id i. O(V + E log E).
///
/// # Errors
/// The same as [`kruskal`]; [`GraphError::EndOutOfRange`] if an end is not a vertex,
/// [`GraphError::TooLarge`] if there are not enough ids.
pub fn kruskal_of_edges<W: Weight>(
    n_nodes: usize,
    edges: &[Edge<W>],
) -> Result<SpanningForest<W::Sum>, GraphError> {
    if MOST_IDS < edges.len() {
        return Err(GraphError::TooLarge { what: "edges", n: edges.len() });
    }
    for (i, edge) in edges.iter().enumerate() {
        check_ends(EdgeId::at(i), [edge.tail, edge.head], n_nodes)?;
    }
    join(n_nodes, edges, sorted(edges, W::order)?, |_, _| {})
}

/// Finds a maximum spanning forest. Of equal weights, the lower id comes first. O(E log E).
///
/// # Errors
/// The same as [`kruskal`].
pub fn maximum<W: Weight>(graph: &UnGraph<W>) -> Result<SpanningForest<W::Sum>, GraphError> {
    let order = sorted(graph.edges(), |a, b| b.order(a))?;
    join(graph.n_nodes(), graph.edges(), order, |_, _| {})
}

/// Finds the lightest spanning forest that contains the edges `built`, such as roads that already
/// exist. These come first, in this order, and their weights count; one that closes a cycle is
/// still refused. O(E log E).
///
/// # Errors
/// The same as [`kruskal`].
///
/// # Panics
/// If this graph has no edge with one of these ids.
pub fn containing<W: Weight>(
    graph: &UnGraph<W>,
    built: &[EdgeId],
) -> Result<SpanningForest<W::Sum>, GraphError> {
    let rest = sorted(graph.edges(), W::order)?;
    join(graph.n_nodes(), graph.edges(), built.iter().copied().chain(rest), |_, _| {})
}
