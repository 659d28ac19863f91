//! Part of [Hopcroft and Karp's algorithm](super): the textbook version, Kuhn's recursion on the
//! layers of a breadth-first search.
//!
//! The picture on the page runs [`hopcroft_karp`]. The library's version has no recursion, starts
//! with alternating trees, and returns the mates on both sides.
//!
//! Cost: O((V + E) √V) time, O(V) extra space; the recursion is at most as deep as there are
//! layers.
//!
//! Domain: any lists; parallel edges change nothing.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices and on random ones: the same
//! pairs and the same phases as the [library's version](super)'s algorithm.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/hopcroft-karp.md`.

use std::collections::VecDeque;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a> {
    /// A phase begins.
    Phase {
        /// The layer of each left vertex, if it has one.
        layer: &'a [Option<usize>],
    },
    /// The left vertex x takes y as its mate. The former mate of x has two owners until the left
    /// vertex before x on the path takes it.
    Take {
        /// The left vertex.
        x: usize,
        /// The right vertex.
        y: usize,
    },
    /// No path of this phase continues from the left vertex x, so it loses its layer.
    Stuck {
        /// The left vertex.
        x: usize,
    },
}

/// Returns a maximum matching as the mate of each right vertex. `lists[x]` contains the right
/// neighbors of the left vertex x.
///
/// ```
/// use graph_theory::bipartite_matching::hopcroft_karp::plain::hopcroft_karp;
///
/// let lists = [vec![0, 1], vec![0], vec![0]];
/// assert_eq!(hopcroft_karp(&lists, 2), [Some(1), Some(0)]);
/// ```
///
/// # Panics
/// If a neighbor is not less than `n_right`.
pub fn hopcroft_karp(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    hopcroft_karp_watched(lists, n_right, |_, _| {})
}

/// Works like [`hopcroft_karp`], but passes each [`Step`] and the mates of the right vertices after
/// it to `watch`.
///
/// # Panics
/// The same as [`hopcroft_karp`].
pub fn hopcroft_karp_watched(
    lists: &[Vec<usize>],
    n_right: usize,
    mut watch: impl FnMut(Step<'_>, &[Option<usize>]),
) -> Vec<Option<usize>> {
    let mut mate = vec![None; n_right];
    let mut is_free = vec![true; lists.len()];
    while let Some(mut layer) = layers(lists, &mate, &is_free) {
        // Invariant: a shortest augmenting path is longer than in any earlier phase.
        watch(Step::Phase { layer: &layer }, &mate);
        for (x, is_free) in is_free.iter_mut().enumerate() {
            if *is_free && find_path_watched(lists, x, &mut mate, &mut layer, &mut watch) {
                *is_free = false;
            }
        }
    }
    mate
}

/// Returns, for each left vertex that can be on a shortest augmenting path, the number of pairs on
/// a shortest alternating path to it from a free left vertex. Returns `None` if there is no
/// augmenting path.
fn layers(
    lists: &[Vec<usize>],
    mate: &[Option<usize>],
    is_free: &[bool],
) -> Option<Vec<Option<usize>>> {
    let mut layer: Vec<Option<usize>> = is_free.iter().map(|free| free.then_some(0)).collect();
    let free = (0..lists.len()).filter(|&x| is_free[x]);
    let mut queue: VecDeque<(usize, usize)> = free.map(|x| (x, 0)).collect();
    while let Some((x, depth)) = queue.pop_front() {
        for &y in &lists[x] {
            match mate[y] {
                None => {
                    // Deeper vertices are on no shortest path.
                    return Some(layer.iter().map(|at| at.filter(|&at| at <= depth)).collect());
                }
                Some(owner) if layer[owner].is_none() => {
                    layer[owner] = Some(depth + 1);
                    queue.push_back((owner, depth + 1));
                }
                Some(_) => {}
            }
        }
    }
    None
}

/// Gives the left vertex x a mate, along a path that goes down one layer with each pair. Returns
/// whether there is such a path.
fn find_path_watched(
    lists: &[Vec<usize>],
    x: usize,
    mate: &mut [Option<usize>],
    layer: &mut [Option<usize>],
    watch: &mut impl FnMut(Step<'_>, &[Option<usize>]),
) -> bool {
    for &y in &lists[x] {
        let can_be_had = match mate[y] {
            None => true,
            Some(owner) => {
                layer[owner] == layer[x].map(|at| at + 1)
                    && find_path_watched(lists, owner, mate, layer, watch)
            }
        };
        if can_be_had {
            mate[y] = Some(x);
            watch(Step::Take { x, y }, mate);
            return true;
        }
    }
    layer[x] = None;
    watch(Step::Stuck { x }, mate);
    false
}
