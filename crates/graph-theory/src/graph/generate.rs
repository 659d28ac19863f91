//! Part of [the chapter](crate): graphs by name and size, for tests, benches, races and the
//! reader's own trials. Random ones come from a seed, and are the same on every machine.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use numbers::SplitMix64;

use super::{Graph, Kind};
use crate::error::GraphError;

/// 0 - 1 - 2 - … - (n - 1); of a directed graph, ascending.
///
/// # Errors
/// [`GraphError::TooLarge`], as for all of them.
pub fn path<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (1..n).map(|v| (v - 1, v)))
}

/// A path, and an edge from its last vertex to its first. With one vertex it is a loop, with two,
/// two parallel edges.
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn cycle<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (0..n).map(|v| (v, if v + 1 < n { v + 1 } else { 0 })))
}

/// Vertex 0 in the middle, and an edge from it to each of the others.
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn star<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (1..n).map(|v| (0, v)))
}

/// Every two vertices are joined, the lower to the higher.
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn complete<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))))
}

/// The cells of a grid, row by row; each is joined to the next in its row and in its column.
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn grid<K: Kind>(n_rows: u32, n_columns: u32) -> Result<Graph<(), K>, GraphError> {
    let n = n_rows as usize * n_columns as usize;
    let Ok(n_cells) = u32::try_from(n) else {
        return Err(GraphError::TooLarge { what: "vertices", n });
    };
    let edges = (0..n_cells).flat_map(|cell| {
        let right = ((cell + 1) % n_columns != 0).then_some((cell, cell + 1));
        let down = (n_columns < n_cells - cell).then_some((cell, cell.saturating_add(n_columns)));
        right.into_iter().chain(down)
    });
    Graph::from_edges(n, edges)
}

/// Edges with both ends drawn uniformly; some are loops, and some are parallel.
///
/// # Errors
/// [`GraphError::TooLarge`]; [`GraphError::NodeOutOfRange`] if there are edges and no vertices.
pub fn random<K: Kind>(n: u32, n_edges: usize, seed: u64) -> Result<Graph<(), K>, GraphError> {
    let mut numbers = Random::new(seed);
    Graph::from_edges(n as usize, (0..n_edges).map(|_| (numbers.below(n), numbers.below(n))))
}

/// Edges that all lead forward in a shuffled order of the vertices, drawn uniformly: no cycle, and
/// maybe parallel edges. There are none if there are fewer than two vertices.
///
/// # Errors
/// [`GraphError::TooLarge`].
pub fn random_acyclic<K: Kind>(
    n: u32,
    n_edges: usize,
    seed: u64,
) -> Result<Graph<(), K>, GraphError> {
    let mut numbers = Random::new(seed);
    let mut order: Vec<u32> = (0..n).collect();
    numbers.shuffle(&mut order);
    let n_edges = if n < 2 { 0 } else { n_edges };
    let edges = (0..n_edges).map(|_| {
        let (i, j) = (numbers.below(n), numbers.below(n - 1));
        // Any of the others: those from i on move up by one.
        let j = if j < i { j } else { j + 1 };
        (order[i.min(j) as usize], order[i.max(j) as usize])
    });
    Graph::from_edges(n as usize, edges)
}

/// Random numbers from a seed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Random(SplitMix64);

impl Random {
    /// The numbers of `seed`.
    pub fn new(seed: u64) -> Self {
        Random(SplitMix64::new(seed))
    }

    /// The next number, uniform in all of `u64`.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// The next number below `end`, as uniform as a test needs; 0 if `end` is 0.
    pub fn below(&mut self, end: u32) -> u32 {
        // Fits: the high half of the product of two numbers of 32 bits.
        u32::try_from(((self.next_u64() >> 32) * u64::from(end)) >> 32).unwrap_or(0)
    }

    /// Puts values in a random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for i in (1..values.len()).rev() {
            let end = u32::try_from(i + 1).unwrap_or(u32::MAX);
            values.swap(i, self.below(end) as usize);
        }
    }
}
