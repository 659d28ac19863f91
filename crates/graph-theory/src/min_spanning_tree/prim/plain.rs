//! Part of [Prim's algorithm](super): the two textbook versions on adjacency lists. `graph[u]`
//! lists each neighbor of vertex `u` with the weight of the edge that leads there; an edge is in
//! the lists of both its ends.
//!
//! The picture on the page runs [`prim`]. The library's version takes an
//! [`UnGraph`](crate::UnGraph).
//!
//! Cost: O(V²) time and O(V) space for [`prim`], O(E log E) time and O(V + E) space for
//! [`with_a_heap`].
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all weighted graphs of up to four vertices against the [library's version](super).
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/prim.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::mem;

/// A step of [`prim`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A vertex enters the tree, and its edges are examined.
    Enter {
        /// The vertex.
        u: usize,
    },
}

/// An edge of the tree: the vertex inside, the vertex that enters, and the weight.
pub type TreeEdge = (usize, usize, i64);

/// Returns the edges of a minimum spanning tree of everything reachable from `start`, in the order
/// in which they are taken.
///
/// ```
/// use graph_theory::min_spanning_tree::prim::plain::prim;
///
/// let graph = [vec![(1, 4), (2, 3)], vec![(0, 4), (2, 1)], vec![(0, 3), (1, 1)]];
/// assert_eq!(prim(&graph, 0), [(0, 2, 3), (2, 1, 1)]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn prim(graph: &[Vec<(usize, i64)>], start: usize) -> Vec<TreeEdge> {
    prim_watched(graph, start, |_, _| {})
}

/// Works like [`prim`], but passes each vertex that enters to the observer, with the lightest edge
/// between each vertex and the tree, given by its weight and the vertex inside.
pub fn prim_watched(
    graph: &[Vec<(usize, i64)>],
    start: usize,
    mut watch: impl FnMut(Step, &[Option<(i64, usize)>]),
) -> Vec<TreeEdge> {
    let mut lightest: Vec<Option<(i64, usize)>> = vec![None; graph.len()];
    let mut is_inside = vec![false; graph.len()];
    let mut tree = Vec::new();
    let mut u = start;
    loop {
        // Invariant: the tree so far is part of a minimum spanning tree.
        is_inside[u] = true;
        for &(v, weight) in &graph[u] {
            if !is_inside[v] && lightest[v].is_none_or(|(known, _)| weight < known) {
                lightest[v] = Some((weight, u));
            }
        }
        watch(Step::Enter { u }, &lightest);
        let outside = (0..graph.len()).filter(|v| !is_inside[*v]);
        let next = outside.filter_map(|v| Some((lightest[v]?, v))).min();
        let Some(((weight, parent), v)) = next else { return tree };
        tree.push((parent, v, weight));
        u = v;
    }
}

/// Works like [`prim`] with a heap, which may contain several edges to a vertex.
///
/// ```
/// use graph_theory::min_spanning_tree::prim::plain::with_a_heap;
///
/// let graph = [vec![(1, 4), (2, 3)], vec![(0, 4), (2, 1)], vec![(0, 3), (1, 1)]];
/// assert_eq!(with_a_heap(&graph, 0), [(0, 2, 3), (2, 1, 1)]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn with_a_heap(graph: &[Vec<(usize, i64)>], start: usize) -> Vec<TreeEdge> {
    let mut is_inside = vec![false; graph.len()];
    let mut tree = Vec::new();
    let mut heap = BinaryHeap::from([Reverse((0, start, start))]);
    while let Some(Reverse((weight, parent, u))) = heap.pop() {
        if mem::replace(&mut is_inside[u], true) {
            continue;
        }
        if u != start {
            tree.push((parent, u, weight));
        }
        let leaving = graph[u].iter().filter(|(v, _)| !is_inside[*v]);
        heap.extend(leaving.map(|&(v, weight)| Reverse((weight, u, v))));
    }
    tree
}
