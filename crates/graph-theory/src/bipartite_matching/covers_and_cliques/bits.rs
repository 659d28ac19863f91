//! Part of [the section on covers and cliques](super): sets of vertices as bits, and a graph as
//! such a set for each vertex.
//!
//! Vertex v is bit v mod 64 of word v / 64. Set operations process 64 vertices at a time.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques.md`.

use super::MOST_NODES;
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// Returns the empty set, for `n` vertices.
pub(crate) fn none(n: usize) -> Vec<u64> {
    vec![0; n.div_ceil(64)]
}

/// Returns the set of the vertices `0..n`.
pub(crate) fn all(n: usize) -> Vec<u64> {
    let mut set = none(n);
    (0..n).for_each(|v| put(&mut set, v));
    set
}

pub(crate) fn put(set: &mut [u64], v: usize) {
    set[v / 64] |= 1 << (v % 64);
}

pub(crate) fn take(set: &mut [u64], v: usize) {
    set[v / 64] &= !(1 << (v % 64));
}

pub(crate) fn is_empty(set: &[u64]) -> bool {
    set.iter().all(|word| *word == 0)
}

/// Returns the least member.
pub(crate) fn first(set: &[u64]) -> Option<usize> {
    let at = set.iter().position(|word| *word != 0)?;
    Some(64 * at + set[at].trailing_zeros() as usize)
}

/// Removes and returns the least member.
pub(crate) fn pop(set: &mut [u64]) -> Option<usize> {
    let v = first(set)?;
    take(set, v);
    Some(v)
}

/// Returns an iterator over the members in ascending order.
pub(crate) fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    let mut words = (0..).step_by(64).zip(set);
    let (mut first, mut left) = (0, 0_u64);
    std::iter::from_fn(move || {
        while left == 0 {
            (first, left) = words.next().map(|(first, word)| (first, *word))?;
        }
        let v = first + left.trailing_zeros() as usize;
        left &= left - 1;
        Some(v)
    })
}

pub(crate) fn count(set: &[u64]) -> usize {
    set.iter().map(|word| word.count_ones() as usize).sum()
}

/// Returns the number of members in the intersection.
pub(crate) fn count_common(a: &[u64], b: &[u64]) -> usize {
    a.iter().zip(b).map(|(a, b)| (a & b).count_ones() as usize).sum()
}

/// Returns the number of members in the difference.
pub(crate) fn count_without(a: &[u64], b: &[u64]) -> usize {
    a.iter().zip(b).map(|(a, b)| (a & !b).count_ones() as usize).sum()
}

/// Returns the intersection.
pub(crate) fn common(a: &[u64], b: &[u64]) -> Vec<u64> {
    a.iter().zip(b).map(|(a, b)| a & b).collect()
}

/// Returns the difference.
pub(crate) fn without(a: &[u64], b: &[u64]) -> Vec<u64> {
    a.iter().zip(b).map(|(a, b)| a & !b).collect()
}

/// Sets `set` to the intersection.
pub(crate) fn copy_common(set: &mut [u64], a: &[u64], b: &[u64]) {
    set.iter_mut().zip(a).zip(b).for_each(|((word, a), b)| *word = a & b);
}

/// Sets `set` to the difference.
pub(crate) fn copy_without(set: &mut [u64], a: &[u64], b: &[u64]) {
    set.iter_mut().zip(a).zip(b).for_each(|((word, a), b)| *word = a & !b);
}

/// A graph without loops, as the set of neighbors of each vertex.
#[derive(Debug, Clone)]
pub(crate) struct Rows {
    n: usize,
    n_words: usize,
    /// The rows; row v consists of the words from `n_words * v` on.
    words: Vec<u64>,
}

impl Rows {
    /// Returns the undirected graph of `n` vertices with these edges, without loops. O(n² / 64)
    /// plus the number of pairs.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`] vertices.
    pub(crate) fn new(
        n: usize,
        pairs: impl IntoIterator<Item = (usize, usize)>,
    ) -> Result<Self, GraphError> {
        if MOST_NODES < n {
            return Err(GraphError::TooLarge { what: "vertices", n });
        }
        let n_words = n.div_ceil(64);
        let mut rows = Rows { n, n_words, words: vec![0; n * n_words] };
        for (u, v) in pairs.into_iter().filter(|(u, v)| u != v) {
            put(rows.row_mut(u), v);
            put(rows.row_mut(v), u);
        }
        Ok(rows)
    }

    /// Returns the rows of a graph; `place` maps each vertex to its row.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`] vertices.
    pub(crate) fn of<W>(
        graph: &UnGraph<W>,
        place: impl Fn(NodeId) -> usize,
    ) -> Result<Self, GraphError> {
        let pairs = graph.edges().iter().map(|edge| (place(edge.tail), place(edge.head)));
        Rows::new(graph.n_nodes(), pairs)
    }

    /// Returns the complement of the graph.
    pub(crate) fn complement(mut self) -> Self {
        let all = all(self.n);
        for v in 0..self.n {
            for (word, all) in self.row_mut(v).iter_mut().zip(&all) {
                *word = all & !*word;
            }
            take(self.row_mut(v), v);
        }
        self
    }

    /// Adds each vertex to its own row.
    pub(crate) fn closed(mut self) -> Self {
        (0..self.n).for_each(|v| put(self.row_mut(v), v));
        self
    }

    pub(crate) fn n(&self) -> usize {
        self.n
    }

    pub(crate) fn row(&self, v: usize) -> &[u64] {
        &self.words[self.n_words * v..self.n_words * (v + 1)]
    }

    fn row_mut(&mut self, v: usize) -> &mut [u64] {
        &mut self.words[self.n_words * v..self.n_words * (v + 1)]
    }
}
