//! Part of [Prim's algorithm](super): complete graphs, whose edges do not need to be stored.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/prim.md`.

use crate::weight::Weight;

/// A minimum spanning forest, as pairs of vertices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DenseForest<D> {
    /// The pairs in the order in which they were joined: a vertex of the tree, and the vertex
    /// added.
    pub pairs: Vec<(usize, usize)>,
    /// The sum of their weights.
    pub weight: D,
    /// The number of trees.
    pub n_trees: usize,
}

/// The reason a minimum spanning forest cannot be computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PairError {
    /// A weight is NaN or infinite.
    #[error("the weight between {u} and {v} is not a number")]
    NotANumber {
        /// A vertex of the tree.
        u: usize,
        /// The vertex outside.
        v: usize,
    },
    /// The sum of the weights overflows at this pair.
    #[error("a sum of weights overflows at the pair {u} and {v}")]
    Overflow {
        /// A vertex of the tree.
        u: usize,
        /// The vertex outside.
        v: usize,
    },
}

/// A vertex outside, and the lightest edge to it from the tree.
#[derive(Debug, Clone, Copy)]
struct Outside<W> {
    v: usize,
    /// The end of that edge in the tree and its weight, or `None` if there is no edge.
    from: Option<(usize, W)>,
}

/// Finds a minimum spanning forest of the vertices 0..n. `weight(u, v)` returns the weight of the
/// edge between two vertices, or `None` if they cannot be joined. It is called once for each pair,
/// and must not depend on the order of the two. Trees begin at the lowest vertex outside; of equal
/// weights the lowest vertex is taken, and joined to the one that came first. O(n²) time, O(n)
/// space, because nothing is stored for a pair.
///
/// # Errors
/// [`PairError`] if a weight is NaN or infinite, or the sum of the weights overflows.
pub fn dense<W: Weight>(
    n: usize,
    mut weight: impl FnMut(usize, usize) -> Option<W>,
) -> Result<DenseForest<W::Sum>, PairError> {
    let mut outside: Vec<Outside<W>> = (0..n).map(|v| Outside { v, from: None }).collect();
    let mut forest = DenseForest { pairs: Vec::new(), weight: W::Sum::ZERO, n_trees: 0 };
    let mut nearest = 0;
    while nearest < outside.len() {
        // Invariant: each vertex outside has its lightest edge from the tree; that of `nearest` is
        // the lightest of all.
        let Outside { v: u, from } = outside.swap_remove(nearest);
        match from {
            None => forest.n_trees += 1,
            Some((parent, weight)) => {
                let sum = forest.weight.checked_add(weight.to_sum());
                forest.weight = sum.ok_or(PairError::Overflow { u: parent, v: u })?;
                forest.pairs.push((parent, u));
            }
        }
        nearest = 0;
        for i in 0..outside.len() {
            let way = weight(u, outside[i].v);
            outside[i].offer(u, way)?;
            if outside[i].is_before(&outside[nearest]) {
                nearest = i;
            }
        }
    }
    Ok(forest)
}

impl<W: Weight> Outside<W> {
    /// Considers an edge from `u` with this weight.
    fn offer(&mut self, u: usize, weight: Option<W>) -> Result<(), PairError> {
        let Some(weight) = weight else { return Ok(()) };
        if !weight.is_valid() {
            return Err(PairError::NotANumber { u, v: self.v });
        }
        if self.from.is_none_or(|(_, known)| weight.order(&known).is_lt()) {
            self.from = Some((u, weight));
        }
        Ok(())
    }

    /// Returns whether the edge to this vertex is lighter, or just as light and the vertex lower.
    fn is_before(&self, other: &Self) -> bool {
        match (self.from, other.from) {
            (Some((_, a)), Some((_, b))) => a.order(&b).then(self.v.cmp(&other.v)).is_lt(),
            (Some(_), None) => true,
            (None, Some(_)) => false,
            (None, None) => self.v < other.v,
        }
    }
}
