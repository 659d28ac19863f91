//! Part of [the chapter](crate): reading a graph from text. This module reads plain edge lists;
//! [`read_dimacs`](super::read_dimacs) reads the DIMACS formats.
//!
//! An error names the line, the column, the word found there, and what was expected.
//!
//! A text of a dozen bytes can announce four billion vertices, each of which takes memory even if
//! it has no edges. So the header of a text may announce at most [`MOST_VERTICES`].
//! [`GraphBuilder`] allows as many vertices as there are ids.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use input::{Input, Number};

use super::{Graph, GraphBuilder, Kind, MOST_IDS, NodeId};
use crate::error::GraphError;

/// The largest number of vertices that the header of a text may announce: 67 million.
pub const MOST_VERTICES: u32 = 1 << 26;

/// The reason a text cannot be read as a graph.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text does not follow the format at the given place.
    #[error(transparent)]
    Text(#[from] input::Error),
    /// There are more edges than ids.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Reads an edge list as online judges give it: the number of vertices, the number of edges, and
/// then the two ends of each edge. The vertices are numbered from `first`, which is usually 0 or 1.
/// O(V + E).
///
/// # Errors
/// [`ReadError`] if the text is not such a list, or there are more arcs than ids.
pub fn edge_list<K: Kind>(text: &[u8], first: u32) -> Result<Graph<(), K>, ReadError> {
    read(text, first, |_, _| Ok(()))
}

/// Reads an edge list in which the two ends of each edge are followed by an integer weight. O(V +
/// E).
///
/// # Errors
/// [`ReadError`] if the text is not such a list, or there are more arcs than ids.
pub fn weighted_edge_list<W: Number + Clone, K: Kind>(
    text: &[u8],
    first: u32,
) -> Result<Graph<W, K>, ReadError> {
    read(text, first, |input, i| input.number(format_args!("the weight of edge {i}")))
}

fn read<W: Clone, K: Kind>(
    text: &[u8],
    first: u32,
    mut weight: impl FnMut(&mut Input<'_>, usize) -> Result<W, input::Error>,
) -> Result<Graph<W, K>, ReadError> {
    let mut input = Input::new(text);
    let n_nodes = n_vertices(&mut input)?;
    let n_edges = n_edges(&mut input)?;
    let mut builder = GraphBuilder::new();
    builder.add_nodes(n_nodes as usize)?;
    for i in 1..=n_edges as usize {
        let tail = vertex(&mut input, first, n_nodes, format_args!("the first end of edge {i}"))?;
        let head = vertex(&mut input, first, n_nodes, format_args!("the second end of edge {i}"))?;
        builder.add_edge(tail, head, weight(&mut input, i)?)?;
    }
    input.end("the edges")?;
    Ok(builder.build())
}

/// Reads the number of vertices.
pub(super) fn n_vertices(input: &mut Input<'_>) -> Result<u32, input::Error> {
    input.number_in(0..=MOST_VERTICES, "the number of vertices")
}

/// Reads the number of edges. Nothing is allocated for edges that are announced but not yet read.
pub(super) fn n_edges(input: &mut Input<'_>) -> Result<u32, input::Error> {
    // Cannot fail: ids have 32 bits.
    let most = u32::try_from(MOST_IDS).unwrap_or(u32::MAX);
    input.number_in(0..=most, "the number of edges")
}

/// Reads a vertex of a graph with `n_nodes` vertices, numbered from `first`.
pub(super) fn vertex(
    input: &mut Input<'_>,
    first: u32,
    n_nodes: u32,
    what: impl std::fmt::Display,
) -> Result<NodeId, input::Error> {
    let first = u64::from(first);
    // Without vertices the range should be empty, but if `first` is 0, it still holds 0.
    let end = first + u64::from(n_nodes);
    let number = input.number_in(first..=end.saturating_sub(1), &what)?;
    if end <= number {
        return Err(input.invalid(what, "is a vertex, and there is none"));
    }
    // Fits: it is less than the number of vertices.
    Ok(NodeId(u32::try_from(number - first).unwrap_or(u32::MAX)))
}
