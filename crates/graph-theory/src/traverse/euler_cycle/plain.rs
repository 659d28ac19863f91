//! Part of [Euler cycle](super): Hierholzer's algorithm as a textbook prints it, by recursion and
//! with a stack. `graph[u]` lists each neighbor of vertex `u` with the number of the edge that
//! leads there; for an undirected edge, both ends list the same number.
//!
//! The picture on the page runs [`euler_trail`]. The library's version takes a
//! [`Graph`](crate::Graph), and explains why there is no walk if there is none.
//!
//! Cost: O(V + E) time and space. The recursion of [`by_recursion`] is up to E + 1 calls deep.
//!
//! Domain: a graph in which a walk from `start` uses all edges; the vertices and the edges are
//! numbered from 0.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all lists of up to four edges among three vertices against the [library's
//! version](super).
//!
//! Page: `docs/en/graph-theory/traverse/euler-cycle.md`.

use std::mem;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Walks along an unused edge.
    Walk {
        /// The vertex that the edge leads to.
        v: usize,
        /// The edge.
        edge: usize,
    },
    /// Backtracks from the end of the walk, which has no unused edges, and writes it down.
    Write {
        /// The vertex.
        u: usize,
    },
}

/// Returns the vertices of a walk from `start` that uses every edge once.
///
/// ```
/// use graph_theory::traverse::euler_cycle::plain::euler_trail;
///
/// // A triangle, its edges numbered from 0 to 2.
/// let graph = [vec![(1, 0), (2, 2)], vec![(0, 0), (2, 1)], vec![(0, 2), (1, 1)]];
/// assert_eq!(euler_trail(&graph, 3, 0), [0, 1, 2, 0]);
/// ```
///
/// # Panics
/// If a given vertex or edge does not exist.
pub fn euler_trail(graph: &[Vec<(usize, usize)>], n_edges: usize, start: usize) -> Vec<usize> {
    euler_trail_watched(graph, n_edges, start, |_| {})
}

/// Works like [`euler_trail`], but passes each [`Step`] to `watch`.
pub fn euler_trail_watched(
    graph: &[Vec<(usize, usize)>],
    n_edges: usize,
    start: usize,
    mut watch: impl FnMut(Step),
) -> Vec<usize> {
    let mut is_used = vec![false; n_edges];
    let mut n_tried = vec![0; graph.len()];
    let mut walk = vec![start];
    let mut trail = Vec::new();
    while let Some(&u) = walk.last() {
        // Invariant: each used edge led to exactly one entry of the walk or of the trail.
        if let Some(&(v, edge)) = graph[u].get(n_tried[u]) {
            n_tried[u] += 1;
            if !mem::replace(&mut is_used[edge], true) {
                walk.push(v);
                watch(Step::Walk { v, edge });
            }
        } else {
            walk.pop();
            trail.push(u);
            watch(Step::Write { u });
        }
    }
    trail.reverse();
    trail
}

/// Works like [`euler_trail`], by recursion.
///
/// ```
/// use graph_theory::traverse::euler_cycle::plain::by_recursion;
///
/// // A triangle, its edges numbered from 0 to 2.
/// let graph = [vec![(1, 0), (2, 2)], vec![(0, 0), (2, 1)], vec![(0, 2), (1, 1)]];
/// assert_eq!(by_recursion(&graph, 3, 0), [0, 1, 2, 0]);
/// ```
///
/// # Panics
/// If a given vertex or edge does not exist.
pub fn by_recursion(graph: &[Vec<(usize, usize)>], n_edges: usize, start: usize) -> Vec<usize> {
    let mut trail = Vec::new();
    let (mut is_used, mut n_tried) = (vec![false; n_edges], vec![0; graph.len()]);
    leave(graph, start, &mut is_used, &mut n_tried, &mut trail);
    trail.reverse();
    trail
}

/// Walks along all edges that can be reached from `u`, and writes down `u` at the end.
fn leave(
    graph: &[Vec<(usize, usize)>],
    u: usize,
    is_used: &mut [bool],
    n_tried: &mut [usize],
    trail: &mut Vec<usize>,
) {
    while let Some(&(v, edge)) = graph[u].get(n_tried[u]) {
        n_tried[u] += 1;
        if !mem::replace(&mut is_used[edge], true) {
            leave(graph, v, is_used, n_tried, trail);
        }
    }
    trail.push(u);
}
