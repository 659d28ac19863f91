//! Part of [the section on covers and cliques](super): the textbook versions, on graphs of up to 64
//! vertices. Sets of vertices are integers, and so are the rows of neighbors.
//!
//! The picture on the page runs [`largest_independent_set`]. The library's versions take any graph,
//! prune branches by colors, and work without recursion.
//!
//! Cost: with V vertices, [`largest_independent_set`] makes O(1.3803^V) calls, each of which takes
//! O(V²) time including the vertices it takes without a choice.
//!
//! Domain: up to 64 vertices, no loops; each edge is in the rows of both of its ends.
//!
//! Source: F. V. Fomin, D. Kratsch, "Exact Exponential Algorithms", Springer (2010), chapter 2; and
//! as for the [library's version](super).
//!
//! Checked: on all graphs of up to 5 vertices and on random ones of 12: sets of the same size as
//! those of the [library's version](super).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques.md`.

pub mod bron_kerbosch;

/// A step of the search for a largest independent set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// v was taken without a choice, because it had at most one neighbor left.
    Take {
        /// The vertex.
        v: usize,
    },
    /// v has the most neighbors, and the sets with v are searched first.
    With {
        /// The vertex.
        v: usize,
    },
    /// The sets with v are done, and those without v are searched next.
    Without {
        /// The vertex.
        v: usize,
    },
}

/// Returns a largest independent set. Bit w of `graph[v]` says whether an edge joins v and w, and
/// bit v of the result whether v is in the set.
///
/// ```
/// use graph_theory::bipartite_matching::covers_and_cliques::plain::largest_independent_set;
///
/// // The path 0-1-2.
/// assert_eq!(largest_independent_set(&[0b010, 0b101, 0b010]), 0b101);
/// ```
///
/// # Panics
/// If there are more than 64 vertices.
pub fn largest_independent_set(graph: &[u64]) -> u64 {
    largest_independent_set_watched(graph, |_, _| {})
}

/// Works like [`largest_independent_set`], but passes each step, the vertices taken, and the
/// vertices left after it to `watch`.
///
/// # Panics
/// The same as [`largest_independent_set`].
pub fn largest_independent_set_watched(
    graph: &[u64],
    mut watch: impl FnMut(Step, &[u64; 2]),
) -> u64 {
    search_watched(graph, 0, all(graph.len()), &mut watch)
}

/// Returns a largest independent set that consists of all of `taken` and some vertices of `left`.
fn search_watched(
    graph: &[u64],
    mut taken: u64,
    mut left: u64,
    watch: &mut impl FnMut(Step, &[u64; 2]),
) -> u64 {
    // Invariant: no edge is inside `taken`, or between it and `left`.
    while let Some(v) = members(left).find(|v| (graph[*v] & left).count_ones() <= 1) {
        taken |= 1 << v;
        left &= !(graph[v] | 1 << v);
        watch(Step::Take { v }, &[taken, left]);
    }
    let Some(v) = members(left).max_by_key(|v| (graph[*v] & left).count_ones()) else {
        return taken;
    };
    let [more, fewer] = [taken | 1 << v, left & !(graph[v] | 1 << v)];
    watch(Step::With { v }, &[more, fewer]);
    let with_v = search_watched(graph, more, fewer, watch);
    left &= !(1 << v);
    watch(Step::Without { v }, &[taken, left]);
    let without_v = search_watched(graph, taken, left, watch);
    if with_v.count_ones() < without_v.count_ones() { without_v } else { with_v }
}

/// Returns the set of the vertices `0..n`.
fn all(n: usize) -> u64 {
    (0..n).fold(0, |set, v| set | 1 << v)
}

/// Returns an iterator over the vertices of a set in ascending order.
fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |v| set >> v & 1 == 1)
}
