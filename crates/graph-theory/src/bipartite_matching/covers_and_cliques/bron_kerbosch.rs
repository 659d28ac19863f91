//! Part of [the section on covers and cliques](super): all maximal cliques, by the algorithm of
//! Bron and Kerbosch with a pivot.
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

/// A search for the maximal cliques of a graph, which finds each once; the vertices of each clique
/// ascend.
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

/// The search, specialized by size: sets of a few words are faster if their length is known at
/// compile time.
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
    /// The vertices added on the path to the current level.
    clique: S,
    /// The levels. The first `depth` are in use; the others are kept for their allocations.
    levels: Vec<Level<S>>,
    depth: usize,
    n_steps: u64,
}

/// The search for the cliques that contain all vertices added so far. All sets below are adjacent
/// to all of those.
#[derive(Debug, Clone)]
struct Level<S> {
    /// The vertex that was added last, or `None` at the first level.
    added: Option<usize>,
    /// The vertices that can still be added.
    candidates: S,
    /// The vertices that could be added, but whose cliques are all known.
    excluded: S,
    /// The candidates still to be tried at this level.
    branches: S,
}

/// A set of vertices as bits.
trait Set: AsRef<[u64]> + AsMut<[u64]> + Clone {}

impl<S: AsRef<[u64]> + AsMut<[u64]> + Clone> Set for S {}

impl MaximalCliques {
    /// Creates the search, without running it. O(V² / 64 + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more than [`MOST_NODES`](super::MOST_NODES) vertices.
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

    /// Advances to the next clique, which [`MaximalCliques::clique`] then returns. Returns whether
    /// there is one.
    pub fn advance(&mut self) -> bool {
        match &mut self.search {
            Search::Narrow(descent) => descent.advance(),
            Search::Wide(descent) => descent.advance(),
        }
    }

    /// Returns an iterator over the vertices of the current clique.
    pub fn clique(&self) -> impl Iterator<Item = NodeId> + '_ {
        let clique = match &self.search {
            Search::Narrow(descent) => &descent.clique[..],
            Search::Wide(descent) => &descent.clique[..],
        };
        bits::members(clique).map(NodeId::at)
    }

    /// Returns the number of times the search has added a vertex.
    pub fn n_steps(&self) -> u64 {
        match &self.search {
            Search::Narrow(descent) => descent.n_steps,
            Search::Wide(descent) => descent.n_steps,
        }
    }
}

impl<S: Set> Descent<S> {
    /// Creates the search; `set` converts the words of a row to a set.
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
            // Without vertices, the empty set is the only clique.
            return std::mem::take(&mut self.depth) == 1;
        }
        while let Some(level) = self.levels[..self.depth].last_mut() {
            // Invariant: at the level where it departs from `clique`, each maximal clique not yet
            // found contains one of the remaining branches.
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

    /// Descends one level, to the cliques with `v`. Returns whether the clique is now maximal.
    fn add(&mut self, v: usize) -> bool {
        if self.levels.len() == self.depth {
            self.levels.push(Level::empty(&self.clique));
        }
        let (above, below) = self.levels.split_at_mut(self.depth);
        let (level, next) = (&mut above[self.depth - 1], &mut below[0]);
        let row = self.rows[v].as_ref();
        bits::copy_common(next.candidates.as_mut(), level.candidates.as_ref(), row);
        bits::copy_common(next.excluded.as_mut(), level.excluded.as_ref(), row);
        // When the search returns to this level, all cliques with v are known.
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

    /// Chooses a pivot and the branches. A maximal clique contains the pivot or a vertex not
    /// adjacent to it, since otherwise the pivot could be added. So only those are tried. The best
    /// pivot is adjacent to the most candidates.
    fn choose_branches(&mut self, rows: &[S]) {
        let (mut pivot, mut fewest) = (None, usize::MAX);
        // The fewest branches that a pivot can leave; a candidate is not adjacent to itself.
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
