//! Part of [the chapter](crate): minimum spanning trees.
//!
//! Page: `docs/en/graph-theory/README.md`.

mod bottlenecks;
mod forest;
pub mod kruskal;
pub mod prim;

pub use bottlenecks::Bottlenecks;
pub use forest::{SpanningForest, SpanningForestError};

use crate::error::GraphError;
use crate::graph::{Edge, EdgeId};
use crate::weight::Weight;

/// Checks that all weights are valid. Edge i of the list has the id i.
///
/// # Errors
/// [`GraphError::NotANumber`] with the first edge whose weight is NaN or infinite.
fn check_weights<W: Weight>(edges: &[Edge<W>]) -> Result<(), GraphError> {
    let mut weights = (0..).map(EdgeId::from).zip(edges);
    match weights.find(|(_, edge)| !edge.weight.is_valid()) {
        Some((edge, _)) => Err(GraphError::NotANumber { edge }),
        None => Ok(()),
    }
}
