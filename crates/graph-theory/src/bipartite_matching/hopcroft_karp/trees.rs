//! Part of [Hopcroft and Karp's algorithm](super): the alternating trees with which the main
//! functions start.
//!
//! First, every left vertex takes a free right neighbor if it has one. Then, in each phase, one
//! breadth-first search grows a tree from every left vertex without a mate, all at the same time.
//! When a tree sees a free right vertex, its path is flipped at once, no matter how long it is;
//! that tree is finished, and the others continue. So a phase needs no layers and no second search,
//! and also finds longer paths, but it may miss some of the shortest ones, and the bound of O(√V)
//! phases is lost. Therefore there are at most 16 such phases; the phases of Hopcroft and Karp do
//! the rest, if any.
//!
//! Cost: O(V + E) per phase, of which there are at most 16; O(V) space, and no allocation in a
//! phase.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hopcroft-karp.md`.

use crate::bipartite_matching::bipartite::Bipartite;
use crate::bipartite_matching::matching::{Matching, NONE};

/// After this many phases, those of Hopcroft and Karp take over. Random graphs take about ten.
const N_PHASES: usize = 16;

/// The trees of a phase.
struct Trees<'g, W> {
    graph: &'g Bipartite<W>,
    matching: Matching,
    /// For each left vertex in a tree, the root of the tree; otherwise [`NONE`].
    root: Vec<u32>,
    /// For each left vertex in a tree other than the root, the left vertex before it.
    above: Vec<u32>,
    /// The left vertices in trees, in the order in which they were added.
    queue: Vec<u32>,
    /// The left vertices without a mate.
    roots: Vec<u32>,
}

/// Returns a large matching, and whether it is known to be maximum. O(V + E).
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
            // No path was flipped, so every tree is complete, and there is no augmenting path.
            return (trees.matching, true);
        }
    }
    (trees.matching, false)
}

impl<W> Trees<'_, W> {
    /// Gives each left vertex its first free right neighbor.
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

    /// Grows a tree from each root, breadth-first and all at once, and flips the first augmenting
    /// path of each.
    fn run_phase(&mut self) {
        self.queue.clear();
        self.queue.extend(&self.roots);
        for &x in &self.roots {
            self.root[x as usize] = x;
        }
        let mut n_done = 0;
        while let Some(&x) = self.queue.get(n_done) {
            // Invariant: the trees are disjoint, so a path in one stays valid when a path in
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

    /// Adds the mates of x's neighbors that are in no tree as children of x. When a neighbor has no
    /// mate, flips the path from the root to it instead.
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

    /// Flips a path: from the end back to the root, each left vertex takes the right vertex after
    /// it and leaves its mate to the left vertex before it. This adds one pair.
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
