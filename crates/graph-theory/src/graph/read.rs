//! Part of the chapter: graphs from text. Here the plain list of edges; the formats of DIMACS are in
//! [`read_dimacs`](super::read_dimacs).
//!
//! An error names the line, the column, the word that stands there, and what was expected.

use input::{Input, Number};

use super::{Graph, GraphBuilder, Kind, MOST_IDS, NodeId};
use crate::error::GraphError;

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

/// A list of edges as judges give it: the numbers of vertices and of edges, and then the two ends of each edge. The vertices
/// are counted from `first`, which is 0 or 1 nearly everywhere. O(V + E).
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
    let n_nodes = number_of(&mut input, "vertices")?;
    let n_edges = number_of(&mut input, "edges")?;
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

/// How many vertices or edges there are.
pub(super) fn number_of(input: &mut Input<'_>, what: &str) -> Result<u32, input::Error> {
    // Fits: ids have 32 bits.
    let most = u32::try_from(MOST_IDS).unwrap_or(u32::MAX);
    input.number_in(0..=most, format_args!("the number of {what}"))
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
