//! Algorithm of Hopcroft and Karp: a maximum bipartite matching, grown along many shortest
//! augmenting paths at a time.
//!
//! Cost: O(E √V) time, O(V) extra space, no recursion. At most 2 √P phases find a path, where P is
//! the size of the answer. The main functions start with alternating trees, which makes them faster
//! on random graphs, as the page measures; [`hopcroft_karp_watched`] is the algorithm of the page
//! alone.
//!
//! Domain: any bipartite graph; parallel edges change nothing. Left vertices are tried in ascending
//! order, edges in the order of the graph.
//!
//! Source: J. E. Hopcroft, R. M. Karp, "An n^(5/2) algorithm for maximum matchings in bipartite
//! graphs", SIAM Journal on Computing 2 (1973).
//!
//! Checked: all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices and random ones of 7 + 7 against an
//! exhaustive search; every answer by a cover of the same size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hopcroft-karp.md`.

pub mod plain;
mod trees;

use super::bipartite::Bipartite;
use super::matching::{Cover, Matching, MatchingError, NONE};

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The layers of a phase are complete.
    Layers {
        /// The number of edges of a shortest augmenting path, or `None` if there is no augmenting
        /// path.
        length: Option<u32>,
    },
    /// A path was found and is about to be flipped.
    Augment {
        /// The number of its edges.
        length: u32,
    },
    /// The phase is over: no augmenting path of this length is left.
    Phase {
        /// The number of edges of each path in the phase.
        length: u32,
        /// The number of paths in the phase.
        n_paths: u32,
    },
}

/// The result of a phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Phase {
    /// The number of edges of each path in the phase.
    pub length: u32,
    /// The number of paths, and so of new pairs.
    pub n_paths: u32,
}

/// Marks a vertex that is not reached in this phase.
const UNSEEN: u32 = u32::MAX;

/// The state of a run.
#[derive(Debug, Clone)]
pub struct Search<'g, W> {
    graph: &'g Bipartite<W>,
    matching: Matching,
    /// For each left vertex, the number of pairs on a shortest alternating path to it from a left
    /// vertex without a mate.
    layer: Vec<u32>,
    /// For each left vertex with a layer, the position of the next edge to try.
    next: Vec<u32>,
    /// The left vertices with a layer, by ascending layer.
    queue: Vec<u32>,
    /// The left vertices on the path, of layers 0, 1, 2, … Each after the first is the mate of the
    /// right vertex that `next` of the one before points to.
    path: Vec<u32>,
}

/// Returns a maximum matching. O(E √V): up to 16 phases of alternating trees, which are almost
/// always enough, followed by the phases of Hopcroft and Karp.
///
/// ```
/// use graph_theory::{Bipartite, hopcroft_karp};
///
/// // Three on the left, two on the right.
/// let graph = Bipartite::from_edges(3, 2, [(0, 0), (1, 0), (1, 1), (2, 1)])?;
/// let matching = hopcroft_karp(&graph);
/// for (left, right) in matching.pairs() {
///     println!("{left} on the left, {right} on the right");
/// }
/// assert!(matching.pairs().eq([(0, 0), (1, 1)]));
/// assert_eq!((matching.len(), matching.mate_of_left(2)), (2, None));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "bipartite_matching")]
#[doc(alias = "maximum_matching")]
pub fn hopcroft_karp<W>(graph: &Bipartite<W>) -> Matching {
    let (matching, is_largest) = trees::grow(graph);
    if is_largest {
        return matching;
    }
    hopcroft_karp_watched(graph, matching, usize::MAX, |_, _| {}).matching
}

/// Returns a maximum matching and a minimum cover, which proves it. O(E √V).
pub fn matching_and_cover<W>(graph: &Bipartite<W>) -> (Matching, Cover) {
    let (matching, _) = trees::grow(graph);
    let search = hopcroft_karp_watched(graph, matching, usize::MAX, |_, _| {});
    let cover = search.cover();
    (search.matching, cover)
}

/// Returns a matching of as many pairs as possible, but at most `most`, grown from `start`; every
/// vertex with a mate there keeps one. O(E √V).
///
/// # Errors
/// [`MatchingError::OtherGraph`], [`MatchingError::NoEdge`] if `start` is not a matching of the
/// graph.
pub fn extend<W>(
    graph: &Bipartite<W>,
    start: Matching,
    most: usize,
) -> Result<Matching, MatchingError> {
    start.check(graph)?;
    Ok(hopcroft_karp_watched(graph, start, most, |_, _| {}).matching)
}

/// Returns the phases of a run that starts from the empty matching. O(E √V).
pub fn phases<W>(graph: &Bipartite<W>) -> Vec<Phase> {
    let mut phases = Vec::new();
    hopcroft_karp_watched(graph, Matching::empty(graph), usize::MAX, |step, _| {
        if let Step::Phase { length, n_paths } = step {
            phases.push(Phase { length, n_paths });
        }
    });
    phases
}

/// Runs the algorithm from the matching `start` until there is no augmenting path left or there are
/// `most` pairs, and passes each [`Step`] and the state to `watch`.
///
/// # Panics
/// If the sides of `start` have other sizes than those of the graph.
pub fn hopcroft_karp_watched<W>(
    graph: &Bipartite<W>,
    start: Matching,
    most: usize,
    mut watch: impl FnMut(Step, &Search<'_, W>),
) -> Search<'_, W> {
    let mut search = Search::new(graph, start);
    while search.matching.len < most {
        // Invariant: each phase finds longer paths than the one before.
        let last = search.build_layers();
        let length = last.map(|last| 2 * last + 1);
        watch(Step::Layers { length }, &search);
        let Some(length) = length else { break };
        let mut n_paths = 0;
        for i in 0..search.n_roots() {
            let root = search.queue[i];
            if search.matching.len < most && search.find_path(root) {
                watch(Step::Augment { length }, &search);
                search.flip_path();
                n_paths += 1;
            }
        }
        watch(Step::Phase { length, n_paths }, &search);
    }
    search
}

impl<'g, W> Search<'g, W> {
    fn new(graph: &'g Bipartite<W>, matching: Matching) -> Self {
        assert_eq!(matching.mate_of_left.len(), graph.n_left(), "a matching of another graph");
        assert_eq!(matching.mate_of_right.len(), graph.n_right(), "a matching of another graph");
        let n_left = graph.n_left();
        let (layer, next) = (vec![UNSEEN; n_left], vec![0; n_left]);
        Search { graph, matching, layer, next, queue: Vec::new(), path: Vec::new() }
    }

    /// Assigns the layers of the left vertices, breadth-first from those without a mate. Returns
    /// the first layer from which a right vertex without a mate is seen, which is also the last, or
    /// `None` if there is no such layer.
    fn build_layers(&mut self) -> Option<u32> {
        self.layer.fill(UNSEEN);
        self.queue.clear();
        for x in self.graph.left() {
            if self.matching.mate_of_left[x as usize] == NONE {
                self.reach(x, 0);
            }
        }
        let mut n_done = 0;
        while let Some(&x) = self.queue.get(n_done) {
            // Invariant: the queue ascends by layer, and contains the whole layer of x.
            let below = self.layer[x as usize] + 1;
            for &y in self.graph.heads(x) {
                match self.matching.mate_of_right[y as usize] {
                    NONE => {
                        self.forget(below);
                        return Some(below - 1);
                    }
                    owner if self.layer[owner as usize] == UNSEEN => self.reach(owner, below),
                    _ => {}
                }
            }
            n_done += 1;
        }
        None
    }

    /// Removes the last layer, which is incomplete: a path through it is not a shortest one.
    fn forget(&mut self, layer: u32) {
        while let Some(x) = self.queue.pop_if(|x| self.layer[*x as usize] == layer) {
            self.layer[x as usize] = UNSEEN;
        }
    }

    fn reach(&mut self, x: u32, layer: u32) {
        self.layer[x as usize] = layer;
        // Fits: a graph has fewer than 2³² edges.
        self.next[x as usize] = u32::try_from(self.graph.head_range(x).start).unwrap_or(NONE);
        self.queue.push(x);
    }

    /// Searches for a right vertex without a mate, depth-first, one layer down at a time. Returns
    /// whether there is one; `path` then leads to it.
    fn find_path(&mut self, root: u32) -> bool {
        self.path.clear();
        self.path.push(root);
        while let Some(&x) = self.path.last() {
            // Invariant: no path of this phase uses an edge before `next`.
            let next = &mut self.next[x as usize];
            if *next as usize == self.graph.head_range(x).end {
                self.path.pop();
                if let Some(&above) = self.path.last() {
                    self.next[above as usize] += 1;
                }
                continue;
            }
            let y = self.graph.all_heads()[*next as usize];
            match self.matching.mate_of_right[y as usize] {
                NONE => return true,
                owner if self.layer[owner as usize] as usize == self.path.len() => {
                    self.path.push(owner);
                }
                _ => *next += 1,
            }
        }
        false
    }

    /// Flips the path: its pairs become ordinary edges and its other edges pairs, one more than
    /// before.
    fn flip_path(&mut self) {
        for &x in &self.path {
            let y = self.graph.all_heads()[self.next[x as usize] as usize];
            self.matching.join(x, y);
        }
        self.matching.len += 1;
    }

    /// Returns the number of left vertices that had no mate when the phase began. They come first
    /// in the queue.
    fn n_roots(&self) -> usize {
        self.queue.partition_point(|&x| self.layer[x as usize] == 0)
    }

    /// Returns the current matching.
    pub fn matching(&self) -> &Matching {
        &self.matching
    }

    /// Returns the layer of the left vertex `x` in this phase, if it has one: the number of pairs
    /// on a shortest alternating path to it.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn layer(&self, x: u32) -> Option<u32> {
        let layer = self.layer[x as usize];
        (layer != UNSEEN).then_some(layer)
    }

    /// Returns the cover of Kőnig's theorem: the left vertices without a layer, and the right
    /// vertices whose mates have one. When no augmenting path is left, it has the size of the
    /// matching and contains an end of every edge; before that, it may not.
    pub fn cover(&self) -> Cover {
        self.matching.cover_from(|x| self.layer[x as usize] != UNSEEN)
    }

    /// Returns an iterator over the last path found: its left vertices, each with the right vertex
    /// after it.
    pub fn path(&self) -> impl ExactSizeIterator<Item = (u32, u32)> + '_ {
        self.path.iter().map(|&x| (x, self.graph.all_heads()[self.next[x as usize] as usize]))
    }

    /// Returns the number of edges before the cursors of this phase, which its depth-first searches
    /// have given up on.
    pub fn n_given_up(&self) -> usize {
        let behind = |&x: &u32| self.next[x as usize] as usize - self.graph.head_range(x).start;
        self.queue.iter().map(behind).sum()
    }
}
