//! Part of [Floyd-Warshall](super): the distances that there are, in spite of negative cycles.
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
    /// The pairs that have a distance, with a shortest path each.
    pub ways: AllPairs<D>,
    /// The pairs whose walks are as short as one likes, by way of a negative cycle.
    pub bottomless: Closure,
}

/// The distances between all pairs, and the pairs at minus infinity. O(V³ + E).
///
/// # Errors
/// [`AllPairsError`], but no negative cycle.
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
        // A cycle stays in its class, and so whoever reaches the class can walk round.
        let own = submatrix(&weights, &class)?;
        match floyd_warshall_matrix(&own) {
            Ok(_) => {}
            Err(AllPairsError::NegativeCycle { .. }) => {
                bottomless.add_walks_by(&reach, class[0]);
                // No walk of a pair that has a distance comes here, so these vertices need no arcs
                // any more.
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

/// The rows and columns of these vertices.
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
    /// The same error of the matrix from which the rows and columns of `nodes` were taken.
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
    /// Whether walks from one vertex to another are as short as one likes. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_bottomless(&self, from: NodeId, to: NodeId) -> bool {
        self.bottomless.reaches(from, to)
    }

    /// The distance; none if there is no way, or if the pair is at minus infinity. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn dist(&self, from: NodeId, to: NodeId) -> Option<D> {
        if self.is_bottomless(from, to) { None } else { self.ways.dist(from, to) }
    }
}
