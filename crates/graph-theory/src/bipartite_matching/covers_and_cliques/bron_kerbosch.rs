//! Part of [the section on covers and cliques](super): all maximal cliques, by Bron and Kerbosch's
//! algorithm with a pivot.
//!
//! Source: C. Bron, J. Kerbosch, "Algorithm 457: finding all cliques of an undirected graph",
//! Communications of the ACM 16 (1973); E. Tomita, A. Tanaka, H. Takahashi, "The worst-case time
//! complexity for generating all maximal cliques and computational experiments", Theoretical
//! Computer Science 363 (2006), for the choice of the pivot.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/bron-kerbosch.md`.

use super::bits::{self, Rows};
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};

/// The maximal cliques of a graph by Bron and Kerbosch, one at a time, each once; the vertices of
/// each ascend.
///
/// ```
/// use graph_theory::{MaximalCliques, UnGraph};
///
/// // A triangle, and an edge at one of its corners.
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// let mut cliques = MaximalCliques::new(&graph)?;
/// let mut sizes = Vec::new();
/// while cliques.advance() {
///     sizes.push(cliques.clique().count());
/// }
/// sizes.sort_unstable();
/// assert_eq!(sizes, [2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "Bron-Kerbosch")]
#[derive(Debug, Clone)]
pub struct MaximalCliques {
    search: Search,
}

/// Sets of a few words go faster where the compiler knows how many.
#[derive(Debug, Clone)]
enum Search {
    /// Up to 128 vertices.
    Narrow(Descent<[u64; 2]>),
    Wide(Descent<Vec<u64>>),
}

/// The search, with sets of vertices as bits.
#[derive(Debug, Clone)]
struct Descent<S> {
    /// The neighbors of each vertex.
    rows: Vec<S>,
    /// The vertices added on the way down to the level at hand.
    clique: S,
    /// The first `depth` are in use; the others are kept for their memory.
    levels: Vec<Level<S>>,
    depth: usize,
    n_steps: u64,
}

/// Cliques that hold all that was added so far. What follows is joined to all of that.
#[derive(Debug, Clone)]
struct Level<S> {
    /// The vertex that was added last; before the first, none.
    added: Option<usize>,
    /// What can still be added.
    candidates: S,
    /// What could be added, but all cliques with it are known.
    excluded: S,
    /// The candidates that are still to be tried here.
    branches: S,
}

/// A set of vertices as bits.
trait Set: AsRef<[u64]> + AsMut<[u64]> + Clone {}

impl<S: AsRef<[u64]> + AsMut<[u64]> + Clone> Set for S {}

impl MaximalCliques {
    /// Nothing is searched yet. O(V² / 64 + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] beyond [`MOST_NODES`](super::MOST_NODES).
    pub fn new<W>(graph: &UnGraph<W>) -> Result<Self, GraphError> {
        let rows = Rows::of(graph, NodeId::index)?;
        let narrow = |row: &[u64]| std::array::from_fn(|i| row.get(i).map_or(0, |word| *word));
        let search = if rows.n() <= 128 {
            Search::Narrow(Descent::new(&rows, narrow))
        } else {
            Search::Wide(Descent::new(&rows, <[u64]>::to_vec))
        };
        Ok(MaximalCliques { search })
    }

    /// Searches for the next one. Whether there is one; then it is [`MaximalCliques::clique`].
    pub fn advance(&mut self) -> bool {
        match &mut self.search {
            Search::Narrow(descent) => descent.advance(),
            Search::Wide(descent) => descent.advance(),
        }
    }

    /// The clique found last.
    pub fn clique(&self) -> impl Iterator<Item = NodeId> + '_ {
        let clique = match &self.search {
            Search::Narrow(descent) => &descent.clique[..],
            Search::Wide(descent) => &descent.clique[..],
        };
        bits::members(clique).map(NodeId::at)
    }

    /// How many vertices were added so far, on all ways down.
    pub fn n_steps(&self) -> u64 {
        match &self.search {
            Search::Narrow(descent) => descent.n_steps,
            Search::Wide(descent) => descent.n_steps,
        }
    }
}

impl<S: Set> Descent<S> {
    /// `set` makes a set of the words of a row.
    fn new(rows: &Rows, set: impl Fn(&[u64]) -> S) -> Self {
        let none = set(&bits::none(rows.n()));
        let candidates = set(&bits::all(rows.n()));
        let rows: Vec<S> = (0..rows.n()).map(|v| set(rows.row(v))).collect();
        let mut root = Level { candidates, ..Level::empty(&none) };
        root.choose_branches(&rows);
        Descent { rows, clique: none, levels: vec![root], depth: 1, n_steps: 0 }
    }

    fn advance(&mut self) -> bool {
        if self.rows.is_empty() {
            // Nothing can be added to the empty set: it is the only clique.
            return std::mem::take(&mut self.depth) == 1;
        }
        while let Some(level) = self.levels[..self.depth].last_mut() {
            // Invariant: each maximal clique that is not yet known holds, at the level where its
            // way parts from `clique`, one of the branches left.
            if let Some(v) = bits::pop(level.branches.as_mut()) {
                if self.add(v) {
                    return true;
                }
                continue;
            }
            if let Some(v) = level.added {
                bits::take(self.clique.as_mut(), v);
            }
            self.depth -= 1;
        }
        false
    }

    /// Goes one level down, to the cliques with `v`. Whether nothing can be added to what is there
    /// now.
    fn add(&mut self, v: usize) -> bool {
        if self.levels.len() == self.depth {
            self.levels.push(Level::empty(&self.clique));
        }
        let (above, below) = self.levels.split_at_mut(self.depth);
        let (level, next) = (&mut above[self.depth - 1], &mut below[0]);
        let row = self.rows[v].as_ref();
        bits::copy_common(next.candidates.as_mut(), level.candidates.as_ref(), row);
        bits::copy_common(next.excluded.as_mut(), level.excluded.as_ref(), row);
        // All cliques with v are known when control gets back here.
        bits::take(level.candidates.as_mut(), v);
        bits::put(level.excluded.as_mut(), v);
        next.added = Some(v);
        next.choose_branches(&self.rows);
        bits::put(self.clique.as_mut(), v);
        self.depth += 1;
        self.n_steps += 1;
        bits::is_empty(next.candidates.as_ref()) && bits::is_empty(next.excluded.as_ref())
    }
}

impl<S: Set> Level<S> {
    fn empty(like: &S) -> Self {
        let mut none = like.clone();
        none.as_mut().fill(0);
        Level { added: None, candidates: none.clone(), excluded: none.clone(), branches: none }
    }

    /// A maximal clique holds the pivot, or a vertex that is not joined to it: else the pivot could
    /// be added. So only those are tried. The pivot that leaves fewest is joined to most.
    fn choose_branches(&mut self, rows: &[S]) {
        let (mut pivot, mut fewest) = (None, usize::MAX);
        // The least that a pivot can leave: a candidate is not joined to itself.
        for (set, least) in [(&self.excluded, 0), (&self.candidates, 1)] {
            for u in bits::members(set.as_ref()) {
                if fewest <= least {
                    break;
                }
                let n_left = bits::count_without(self.candidates.as_ref(), rows[u].as_ref());
                if n_left < fewest {
                    (pivot, fewest) = (Some(u), n_left);
                }
            }
        }
        let branches = self.branches.as_mut();
        match pivot {
            Some(pivot) => {
                bits::copy_without(branches, self.candidates.as_ref(), rows[pivot].as_ref());
            }
            None => branches.fill(0),
        }
    }
}

impl Iterator for MaximalCliques {
    type Item = Vec<NodeId>;

    fn next(&mut self) -> Option<Vec<NodeId>> {
        self.advance().then(|| {
            let mut clique = Vec::with_capacity(self.clique().count());
            clique.extend(self.clique());
            clique
        })
    }
}
