//! Part of [the chapter](crate): spanning trees of least weight.
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

/// Whether all weights are numbers. Edge i of the list has the id i.
///
/// # Errors
/// [`GraphError::NotANumber`] of the first that is none.
fn check_weights<W: Weight>(edges: &[Edge<W>]) -> Result<(), GraphError> {
    let mut weights = (0..).map(EdgeId::from).zip(edges);
    match weights.find(|(_, edge)| !edge.weight.is_valid()) {
        Some((edge, _)) => Err(GraphError::NotANumber { edge }),
        None => Ok(()),
    }
}
