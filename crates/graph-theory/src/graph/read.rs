//! Part of [the chapter](crate): graphs from text. Here the plain list of edges; the formats of
//! DIMACS are in [`read_dimacs`](super::read_dimacs).
//!
//! An error names the line, the column, the word that stands there, and what was expected.
//!
//! A text of a dozen bytes can name four thousand million vertices, and each takes memory though
//! nothing is said of it. So the head of a text may name [`MOST_VERTICES`]. [`GraphBuilder`] takes
//! as many as have ids.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use input::{Input, Number};

use super::{Graph, GraphBuilder, Kind, MOST_IDS, NodeId};
use crate::error::GraphError;

/// The most vertices that the head of a text may name: 67 million.
pub const MOST_VERTICES: u32 = 1 << 26;

/// Why a text is not read as a graph.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The text is not of the format; with the place where it is not.
    #[error(transparent)]
    Text(#[from] input::Error),
    /// There are too many edges for ids.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// A list of edges as judges give it: the numbers of vertices and of edges, and then the two ends
/// of each edge. The vertices are counted from `first`, which is 0 or 1 nearly everywhere. O(V +
/// E).
///
/// # Errors
/// [`ReadError`].
pub fn edge_list<K: Kind>(text: &[u8], first: u32) -> Result<Graph<(), K>, ReadError> {
    read(text, first, |_, _| Ok(()))
}

/// The same, with an integer behind the two ends of each edge: its weight. O(V + E).
///
/// # Errors
/// [`ReadError`].
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

/// How many vertices there are.
pub(super) fn n_vertices(input: &mut Input<'_>) -> Result<u32, input::Error> {
    input.number_in(0..=MOST_VERTICES, "the number of vertices")
}

/// How many edges there are. Each has to stand in the text, so no room is taken for what is only
/// announced.
pub(super) fn n_edges(input: &mut Input<'_>) -> Result<u32, input::Error> {
    // Fits: ids have 32 bits.
    let most = u32::try_from(MOST_IDS).unwrap_or(u32::MAX);
    input.number_in(0..=most, "the number of edges")
}

/// A vertex, of which there are `n_nodes`, counted from `first`.
pub(super) fn vertex(
    input: &mut Input<'_>,
    first: u32,
    n_nodes: u32,
    what: impl std::fmt::Display,
) -> Result<NodeId, input::Error> {
    let first = u64::from(first);
    // Without vertices the range is empty, and no number lies in it.
    let end = first + u64::from(n_nodes);
    let number = input.number_in(first..=end.saturating_sub(1), &what)?;
    if end <= number {
        return Err(input.invalid(what, "is a vertex, and there is none"));
    }
    // Fits: it is below the number of vertices.
    Ok(NodeId(u32::try_from(number - first).unwrap_or(u32::MAX)))
}
