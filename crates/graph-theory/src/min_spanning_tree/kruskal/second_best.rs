//! Part of [Kruskal's algorithm](super): the second-best spanning forest, and whether the best one
//! is unique.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use std::cmp::Ordering;

use super::kruskal;
use crate::error::GraphError;
use crate::graph::{EdgeId, UnGraph};
use crate::min_spanning_tree::{Bottlenecks, SpanningForest};
use crate::weight::Weight;

/// The lightest other spanning forest, in which one edge of the best is replaced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecondBest<D> {
    /// The edge of the best forest that is removed, the heaviest one on the path between the ends
    /// of the new edge.
    pub leave: EdgeId,
    /// The new edge, at the same position in the list.
    pub enter: EdgeId,
    /// The forest. It is as heavy as the best one if the best one is not unique.
    pub forest: SpanningForest<D>,
}

/// Finds the second-best forest, or returns `None` if there is only one forest. Of several
/// replacements that add equally little, it takes the one whose new edge has the lowest id. O(E log
/// E).
///
/// # Errors
/// The same as [`kruskal`], also for the sum of an edge in the forest and an edge outside.
pub fn second_best<W: Weight>(
    graph: &UnGraph<W>,
) -> Result<Option<SecondBest<W::Sum>>, GraphError> {
    let best = kruskal(graph)?;
    let paths = Bottlenecks::new(graph)?;
    let weight = |edge: EdgeId| graph.edge(edge).weight.to_sum();
    let sum = |a: EdgeId, b: EdgeId| {
        weight(a).checked_add(weight(b)).ok_or(GraphError::Overflow { edge: a })
    };
    let mut least: Option<(EdgeId, EdgeId)> = None;
    for (enter, leave) in replacements(graph, &paths) {
        let is_less = match least {
            None => true,
            // Compares the increases enter - leave without computing a difference, which an
            // unsigned type may not be able to represent.
            Some((e, l)) => sum(enter, l)?.order(&sum(e, leave)?) == Ordering::Less,
        };
        if is_less {
            least = Some((enter, leave));
        }
    }
    let Some((enter, leave)) = least else { return Ok(None) };
    let mut forest = SpanningForest::bare(graph.n_nodes());
    for edge in best.edges {
        let edge = if edge == leave { enter } else { edge };
        forest.take(edge, weight(edge))?;
    }
    Ok(Some(SecondBest { leave, enter, forest }))
}

/// Returns whether the minimum spanning forest is unique, which means that no edge outside it is as
/// light as an edge on the path between its ends. O(E log E).
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::min_spanning_tree::kruskal::is_unique_forest;
///
/// let triangle = |[a, b, c]: [u32; 3]| {
///     UnGraph::from_weighted_edges(3, [(0, 1, a), (1, 2, b), (0, 2, c)])
/// };
/// assert!(is_unique_forest(&triangle([1, 2, 3])?)?);
/// assert!(!is_unique_forest(&triangle([1, 1, 1])?)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The same as [`kruskal`].
pub fn is_unique_forest<W: Weight>(graph: &UnGraph<W>) -> Result<bool, GraphError> {
    let paths = Bottlenecks::new(graph)?;
    let weight = |edge: EdgeId| graph.edge(edge).weight;
    Ok(replacements(graph, &paths)
        .all(|(enter, leave)| weight(leave).order(&weight(enter)).is_lt()))
}

/// Returns an iterator over the edges outside the forest other than loops, each with the heaviest
/// edge that it could replace.
fn replacements<W>(
    graph: &UnGraph<W>,
    paths: &Bottlenecks,
) -> impl Iterator<Item = (EdgeId, EdgeId)> {
    graph
        .edge_ids()
        .filter_map(move |(enter, edge)| Some((enter, paths.between(edge.tail, edge.head)?)))
        // An edge of the forest is its own path.
        .filter(|(enter, leave)| enter != leave)
}
