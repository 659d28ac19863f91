//! Part of [Hopcroft and Karp's algorithm](super): alternating trees, with which the front door
//! begins.
//!
//! First every left vertex takes a right one that is free, if it sees one. Then, in each phase, one
//! breadth-first search grows a tree from every left vertex without a mate, all at the same time,
//! and where a tree sees a free right vertex its path is flipped at once, however long it is. The
//! tree has then done its work, and the others go on. So a phase needs no layers and no second
//! search, and finds longer paths too, but not all of the shortest ones: the bound of O(√V) phases
//! is lost. Therefore there are no more than 16 phases. Hopcroft and Karp's own do the rest, if
//! there is one.
//!
//! Cost: O(V + E) a phase, of which there are 16 at most; O(V) space, and none more in a phase.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hopcroft-karp.md`.

use crate::bipartite_matching::bipartite::Bipartite;
use crate::bipartite_matching::matching::{Matching, NONE};

/// After so many phases, Hopcroft and Karp's own go on. Random graphs take about ten.
const N_PHASES: usize = 16;

/// The trees of a phase.
struct Trees<'g, W> {
    graph: &'g Bipartite<W>,
    matching: Matching,
    /// For each left vertex in a tree: the one from which the tree has grown; else [`NONE`].
    root: Vec<u32>,
    /// For each left vertex in a tree but the root: the one before it.
    above: Vec<u32>,
    /// The left vertices in trees, in the order in which they came in.
    queue: Vec<u32>,
    /// The left vertices without a mate.
    roots: Vec<u32>,
}

/// A large matching, and whether it is known to be a largest one. O(V + E).
pub(super) fn grow<W>(graph: &Bipartite<W>) -> (Matching, bool) {
    let mut trees = Trees {
        graph,
        matching: Matching::empty(graph),
        root: vec![NONE; graph.n_left()],
        above: vec![NONE; graph.n_left()],
        queue: Vec::with_capacity(graph.n_left()),
        roots: Vec::new(),
    };
    trees.take_free_ones();
    for _ in 0..N_PHASES {
        let n_before = trees.matching.len;
        trees.run_phase();
        if trees.matching.len == n_before {
            // No path was flipped, so no tree stopped before it was whole: no path augments.
            return (trees.matching, true);
        }
    }
    (trees.matching, false)
}

impl<W> Trees<'_, W> {
    /// Gives each left vertex the first right one that is free.
    fn take_free_ones(&mut self) {
        for x in self.graph.left() {
            let is_free = |y: &&u32| self.matching.mate_of_right[**y as usize] == NONE;
            match self.graph.heads(x).iter().find(is_free) {
                Some(&y) => {
                    self.matching.join(x, y);
                    self.matching.len += 1;
                }
                None => self.roots.push(x),
            }
        }
    }

    /// Grows a tree from each root, breadth first and all at once, and flips the first path of each
    /// that augments.
    fn run_phase(&mut self) {
        self.queue.clear();
        self.queue.extend(&self.roots);
        for &x in &self.roots {
            self.root[x as usize] = x;
        }
        let mut n_done = 0;
        while let Some(&x) = self.queue.get(n_done) {
            // Invariant: the trees share no vertex, so a path in one stays whole when a path in
            // another is flipped.
            n_done += 1;
            let root = self.root[x as usize];
            if self.matching.mate_of_left[root as usize] == NONE {
                self.grow_from(x, root);
            }
        }
        for &x in &self.queue {
            self.root[x as usize] = NONE;
        }
        self.roots.retain(|&x| self.matching.mate_of_left[x as usize] == NONE);
    }

    /// Hangs below x the mates of its neighbors that are in no tree, until a neighbor has no mate:
    /// then the path from the root to it is flipped.
    fn grow_from(&mut self, x: u32, root: u32) {
        for &y in self.graph.heads(x) {
            let mate = self.matching.mate_of_right[y as usize];
            if mate == NONE {
                self.flip(x, y);
                return;
            }
            if self.root[mate as usize] == NONE {
                self.root[mate as usize] = root;
                self.above[mate as usize] = x;
                self.queue.push(mate);
            }
        }
    }

    /// From the end back to the root, each left vertex takes the right one that follows it, and
    /// leaves its mate to the one before. One pair more.
    fn flip(&mut self, mut x: u32, mut y: u32) {
        loop {
            let given_up = self.matching.mate_of_left[x as usize];
            self.matching.join(x, y);
            if given_up == NONE {
                break;
            }
            (x, y) = (self.above[x as usize], given_up);
        }
        self.matching.len += 1;
    }
}
