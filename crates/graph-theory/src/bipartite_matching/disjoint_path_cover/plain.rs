//! Part of [minimum vertex-disjoint path cover](super): the textbook version, by Kuhn's algorithm
//! on lists of successors.
//!
//! The picture on the page runs [`disjoint_path_cover`]. The library's version uses the matching of
//! Hopcroft and Karp, has no recursion, reports a cycle if there is one, and proves its answer.
//!
//! Cost: O(V (V + E)) time, O(V) extra space; the recursion is at most as deep as there are
//! vertices.
//!
//! Domain: every vertex in a list is less than the number of lists; parallel arcs change nothing.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all directed graphs of four vertices, all acyclic ones of five, and random ones: as
//! many paths as the [library's version](super).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/disjoint-path-cover.md`.

use std::iter;

use crate::bipartite_matching::hungarian::plain::{Step, hungarian_watched};
use crate::traverse::topological_sort::plain::topological_sort;

/// Returns the fewest paths such that each vertex is on exactly one, or `None` if there is a cycle.
/// `graph[u]` contains the heads of the arcs out of u.
///
/// ```
/// use graph_theory::bipartite_matching::disjoint_path_cover::plain::disjoint_path_cover;
///
/// let graph = [vec![2, 3], vec![2], vec![], vec![]];
/// assert_eq!(disjoint_path_cover(&graph), Some(vec![vec![0, 3], vec![1, 2]]));
/// assert_eq!(disjoint_path_cover(&[vec![1], vec![0]]), None);
/// ```
///
/// # Panics
/// If a vertex in a list does not exist.
pub fn disjoint_path_cover(graph: &[Vec<usize>]) -> Option<Vec<Vec<usize>>> {
    disjoint_path_cover_watched(graph, |_, _| {})
}

/// Works like [`disjoint_path_cover`], but passes each step of the matching to `watch`, with the
/// current predecessor of each vertex.
///
/// # Panics
/// The same as [`disjoint_path_cover`].
pub fn disjoint_path_cover_watched(
    graph: &[Vec<usize>],
    watch: impl FnMut(Step, &[Option<usize>]),
) -> Option<Vec<Vec<usize>>> {
    topological_sort(graph)?;
    // The out-copies are on the left, the in-copies on the right.
    let previous = hungarian_watched(graph, graph.len(), watch);
    let mut next = vec![None; graph.len()];
    for (v, u) in previous.iter().enumerate() {
        if let Some(u) = *u {
            next[u] = Some(v);
        }
    }
    let starts = (0..graph.len()).filter(|v| previous[*v].is_none());
    let path_from = |start| iter::successors(Some(start), |u| next[*u]).collect();
    Some(starts.map(path_from).collect())
}
