//! Part of [Floyd-Warshall](super): all distances that exist despite negative cycles.
//!
//! Page: `docs/en/graph-theory/shortest-path/floyd-warshall.md`.

use super::algebra::Length;
use super::closure::{Closure, transitive_closure};
use super::{AllPairs, AllPairsError, floyd_warshall_matrix};
use crate::dense::DenseMatrix;
use crate::graph::{DiGraph, NodeId};
use crate::strongly_connected_components::tarjan::tarjan;
use crate::weight::Weight;

/// Distances in a graph that may have negative cycles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lenient<D> {
    /// The pairs that have a distance, with a shortest path for each.
    pub ways: AllPairs<D>,
    /// The pairs without a shortest walk, because a negative cycle is on the way.
    pub bottomless: Closure,
}

/// Finds the distances between all pairs, and the pairs at minus infinity. O(V³ + E).
///
/// # Errors
/// [`AllPairsError`], except for a negative cycle.
pub fn floyd_warshall_lenient<W: Weight>(
    graph: &DiGraph<W>,
) -> Result<Lenient<W::Sum>, AllPairsError>
where
    W::Sum: Length,
{
    let mut weights = DenseMatrix::from_graph(graph)?.map(|weight| weight.map(W::to_sum));
    let reach = transitive_closure(graph)?;
    let mut bottomless = reach.without_pairs();
    for class in tarjan(graph).members() {
        // A cycle stays in its component, so every walk that reaches the component can go around
        // it.
        let own = submatrix(&weights, &class)?;
        match floyd_warshall_matrix(&own) {
            Ok(_) => {}
            Err(AllPairsError::NegativeCycle { .. }) => {
                bottomless.add_walks_by(&reach, class[0]);
                // No walk of a pair that has a distance passes these vertices, so they need no arcs
                // any longer.
                for (u, v) in class.iter().flat_map(|u| graph.nodes().map(move |v| (*u, v))) {
                    weights[(u.index(), v.index())] = None;
                    weights[(v.index(), u.index())] = None;
                }
            }
            Err(error) => return Err(error.at(&class)),
        }
    }
    Ok(Lenient { ways: floyd_warshall_matrix(&weights)?, bottomless })
}

/// Returns the submatrix of these vertices.
fn submatrix<D: Length>(
    weights: &DenseMatrix<Option<D>>,
    nodes: &[NodeId],
) -> Result<DenseMatrix<Option<D>>, AllPairsError> {
    let mut own = DenseMatrix::new(nodes.len(), None)?;
    for (i, u) in nodes.iter().enumerate() {
        for (j, v) in nodes.iter().enumerate() {
            own[(i, j)] = weights[(u.index(), v.index())];
        }
    }
    Ok(own)
}

impl AllPairsError {
    /// Converts an error in the submatrix of `nodes` to one in the whole matrix.
    fn at(self, nodes: &[NodeId]) -> Self {
        match self {
            Self::NotANumber { from, to } => {
                Self::NotANumber { from: nodes[from.index()], to: nodes[to.index()] }
            }
            Self::Overflow { from, to } => {
                Self::Overflow { from: nodes[from.index()], to: nodes[to.index()] }
            }
            error => error,
        }
    }
}

impl<D: Copy + PartialEq> Lenient<D> {
    /// Returns whether a pair is at minus infinity: there is no shortest walk from one vertex to
    /// the other, because a negative cycle is on the way. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_bottomless(&self, from: NodeId, to: NodeId) -> bool {
        self.bottomless.reaches(from, to)
    }

    /// Returns the distance, or `None` if there is no path or the pair is at minus infinity. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn dist(&self, from: NodeId, to: NodeId) -> Option<D> {
        if self.is_bottomless(from, to) { None } else { self.ways.dist(from, to) }
    }
}
