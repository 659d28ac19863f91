//! Part of [the chapter](crate): generators of graphs by shape and size, for tests, benches, races,
//! and the reader's own experiments. Random graphs come from a seed and are the same on every
//! machine.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use numbers::SplitMix64;

use super::{Graph, Kind};
use crate::error::GraphError;

/// Returns the path 0 - 1 - 2 - … - (n - 1); in a directed graph, its edges lead upward.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
pub fn path<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (1..n).map(|v| (v - 1, v)))
}

/// Returns a path with an extra edge from its last vertex to its first. With one vertex this is a
/// loop; with two, a pair of parallel edges.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
pub fn cycle<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (0..n).map(|v| (v, if v + 1 < n { v + 1 } else { 0 })))
}

/// Returns a star: vertex 0 in the center, and an edge from it to each of the others.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
pub fn star<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (1..n).map(|v| (0, v)))
}

/// Returns the complete graph: an edge for each pair of vertices, from the lower to the higher.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
pub fn complete<K: Kind>(n: u32) -> Result<Graph<(), K>, GraphError> {
    Graph::from_edges(n as usize, (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))))
}

/// Returns a grid, its cells numbered row by row, with an edge from each cell to the next in its
/// row and in its column.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
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

/// Returns a graph of `n_edges` edges, both ends of each drawn uniformly; some may be loops or
/// parallel.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids;
/// [`GraphError::EndOutOfRange`] if `n` is 0 and `n_edges` is not.
pub fn random<K: Kind>(n: u32, n_edges: usize, seed: u64) -> Result<Graph<(), K>, GraphError> {
    let mut numbers = Random::new(seed);
    Graph::from_edges(n as usize, (0..n_edges).map(|_| (numbers.below(n), numbers.below(n))))
}

/// Returns a graph of uniformly drawn edges that all lead forward in a shuffled order of the
/// vertices. It has no cycle but may have parallel edges. With fewer than two vertices it has no
/// edges.
///
/// # Errors
/// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
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
        // Uniform among the others: the numbers from i on are shifted up by one.
        let j = if j < i { j } else { j + 1 };
        (order[i.min(j) as usize], order[i.max(j) as usize])
    });
    Graph::from_edges(n as usize, edges)
}

/// A seeded generator of random numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Random(SplitMix64);

impl Random {
    /// Returns a generator with this seed.
    pub fn new(seed: u64) -> Self {
        Random(SplitMix64::new(seed))
    }

    /// Returns the next number, uniform over all of `u64`.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Returns the next number below `end`, uniform enough for tests; 0 if `end` is 0.
    pub fn below(&mut self, end: u32) -> u32 {
        // Fits: the high half of a product of two 32-bit numbers.
        u32::try_from(((self.next_u64() >> 32) * u64::from(end)) >> 32).unwrap_or(0)
    }

    /// Shuffles the values.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for i in (1..values.len()).rev() {
            let end = u32::try_from(i + 1).unwrap_or(u32::MAX);
            values.swap(i, self.below(end) as usize);
        }
    }
}
