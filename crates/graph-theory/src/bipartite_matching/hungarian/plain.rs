//! Part of [Kuhn's algorithm](super): the textbook version, a recursion on adjacency lists.
//!
//! The picture on the page runs [`hungarian`]. The library's version has no recursion, clears no
//! marks, never revisits what a failed search has seen, and returns a cover that proves its answer.
//!
//! Cost: O(V (V + E)) time, O(V) extra space; the recursion is at most as deep as there are left
//! vertices.
//!
//! Domain: any lists; parallel edges change nothing.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices and on random ones: the same
//! pairs as the [library's version](super).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hungarian.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The left vertex x looks at its neighbor y, which this search has not seen yet.
    Look {
        /// The left vertex.
        x: usize,
        /// The right vertex.
        y: usize,
    },
    /// The left vertex x takes y as its mate. The former mate of x has two owners until the left
    /// vertex before x on the path takes it.
    Take {
        /// The left vertex.
        x: usize,
        /// The right vertex.
        y: usize,
    },
    /// The left vertex x has no neighbor left that this search has not seen.
    Stuck {
        /// The left vertex.
        x: usize,
    },
}

/// Returns a maximum matching as the mate of each right vertex. `lists[x]` contains the right
/// neighbors of the left vertex x.
///
/// ```
/// use graph_theory::bipartite_matching::hungarian::plain::hungarian;
///
/// let lists = [vec![0, 1], vec![0], vec![0]];
/// assert_eq!(hungarian(&lists, 2), [Some(1), Some(0)]);
/// ```
///
/// # Panics
/// If a neighbor is not less than `n_right`.
pub fn hungarian(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    hungarian_watched(lists, n_right, |_, _| {})
}

/// Works like [`hungarian`], but passes each [`Step`] and the mates of the right vertices after it
/// to `watch`.
///
/// # Panics
/// The same as [`hungarian`].
pub fn hungarian_watched(
    lists: &[Vec<usize>],
    n_right: usize,
    mut watch: impl FnMut(Step, &[Option<usize>]),
) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    for x in 0..lists.len() {
        // Invariant: no augmenting path begins at a left vertex before x, now or later.
        let mut is_seen = vec![false; n_right];
        find_mate_watched(lists, x, &mut mate, &mut is_seen, &mut watch);
    }
    mate
}

/// Gives the left vertex x a mate, if other vertices can make room for it. Returns whether it has
/// one now.
fn find_mate_watched(
    lists: &[Vec<usize>],
    x: usize,
    mate: &mut [Option<usize>],
    is_seen: &mut [bool],
    watch: &mut impl FnMut(Step, &[Option<usize>]),
) -> bool {
    for &y in &lists[x] {
        if is_seen[y] {
            continue;
        }
        is_seen[y] = true;
        watch(Step::Look { x, y }, mate);
        let can_be_had = match mate[y] {
            None => true,
            Some(owner) => find_mate_watched(lists, owner, mate, is_seen, watch),
        };
        if can_be_had {
            mate[y] = Some(x);
            watch(Step::Take { x, y }, mate);
            return true;
        }
    }
    watch(Step::Stuck { x }, mate);
    false
}
