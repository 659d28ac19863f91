//! Part of [covers and cliques](super::super): the algorithm of Bron and Kerbosch as a textbook
//! prints it, on bit sets.
//!
//! The picture on the page runs [`maximal_cliques`]. The library's version takes any graph and
//! works without recursion.
//!
//! Cost: O(3^(V/3)) calls with V vertices in the worst case.
//!
//! Domain: up to 64 vertices, no loops; each edge is in the rows of both of its ends.
//!
//! Source: as for the [library's version](super::super).
//!
//! Checked: on all graphs of up to 5 vertices and on random ones of 12: the same cliques as the
//! [library's version](super::super).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques/bron-kerbosch.md`.

use super::{all, members};

/// A step of the search for maximal cliques.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The search reached a clique that can still grow.
    Branch {
        /// The clique.
        clique: u64,
        /// The vertices that can still be added.
        candidates: u64,
        /// The vertices that could be added, but were tried before.
        excluded: u64,
        /// The vertex whose neighbors are not tried here.
        pivot: usize,
    },
    /// The search reached a clique that no vertex can be added to.
    Report {
        /// The clique.
        clique: u64,
    },
}

/// Returns all maximal cliques, each once: sets in which every two vertices are adjacent, and to
/// which no vertex can be added. Bit w of `graph[v]` says whether an edge joins v and w.
///
/// ```
/// use graph_theory::bipartite_matching::covers_and_cliques::plain::bron_kerbosch::maximal_cliques;
///
/// // The path 0-1-2.
/// assert_eq!(maximal_cliques(&[0b010, 0b101, 0b010]), [0b011, 0b110]);
/// ```
///
/// # Panics
/// If there are more than 64 vertices.
pub fn maximal_cliques(graph: &[u64]) -> Vec<u64> {
    maximal_cliques_watched(graph, |_, _| {})
}

/// Works like [`maximal_cliques`], but passes each step and the maximal cliques so far to `watch`.
///
/// # Panics
/// The same as [`maximal_cliques`].
pub fn maximal_cliques_watched(graph: &[u64], mut watch: impl FnMut(Step, &[u64])) -> Vec<u64> {
    let mut found = Vec::new();
    extend_watched(graph, 0, all(graph.len()), 0, &mut found, &mut watch);
    found
}

/// Finds the maximal cliques that contain all of `clique` and no excluded vertex.
fn extend_watched(
    graph: &[u64],
    clique: u64,
    mut candidates: u64,
    mut excluded: u64,
    found: &mut Vec<u64>,
    watch: &mut impl FnMut(Step, &[u64]),
) {
    let n_skipped = |u: &usize| (graph[*u] & candidates).count_ones();
    let Some(pivot) = members(candidates | excluded).max_by_key(n_skipped) else {
        found.push(clique);
        watch(Step::Report { clique }, found);
        return;
    };
    watch(Step::Branch { clique, candidates, excluded, pivot }, found);
    for v in members(candidates & !graph[pivot]) {
        // Invariant: these two sets are the vertices that are adjacent to all of `clique`.
        let near = graph[v];
        extend_watched(graph, clique | 1 << v, candidates & near, excluded & near, found, watch);
        candidates &= !(1 << v);
        excluded |= 1 << v;
    }
}
