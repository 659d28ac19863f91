//! Part of [the section on covers and cliques](super): the textbook's forms, on graphs of up to 64
//! vertices. Sets of vertices are numbers, as is the row of the neighbors of each vertex.
//!
//! The picture of the page runs [`largest_independent_set`], that of a short page
//! [`maximal_cliques`]. The front doors take a graph of any kind, cut branches by colors, and work
//! without recursion.
//!
//! Cost: with V vertices, [`largest_independent_set`] takes O(1.3803^V) calls, and O(V²) time for a
//! call and what it takes without a choice. [`maximal_cliques`] takes O(3^(V/3)) calls.
//!
//! Domain: up to 64 vertices, no loops; each edge is in the rows of both of its ends.
//!
//! Source: F. V. Fomin, D. Kratsch, "Exact Exponential Algorithms", Springer (2010), chapter 2; and
//! as for the [front door](super).
//!
//! Checked: on all graphs of up to 5 vertices and on random ones of 12: sets of the same size, and
//! the same cliques, as those of the front doors.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/covers-and-cliques.md`.

/// What the search for a largest independent set has just done.
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
    /// The sets with v are done, and those without v are searched now.
    Without {
        /// The vertex.
        v: usize,
    },
}

/// A largest set of vertices that has no edge inside. Bit w of `graph[v]` says whether an edge
/// joins v and w, and bit v of the result whether v is in the set.
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

/// [`largest_independent_set`], observed: each step, with the vertices that are taken and those
/// that are left after it.
///
/// # Panics
/// As [`largest_independent_set`].
pub fn largest_independent_set_watched(
    graph: &[u64],
    mut watch: impl FnMut(Step, &[u64; 2]),
) -> u64 {
    search_watched(graph, 0, all(graph.len()), &mut watch)
}

/// A largest independent set with all of `taken`, and otherwise vertices of `left`.
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

/// What the search for maximal cliques has just done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CliqueStep {
    /// It came to a clique that another vertex can be added to.
    Branch {
        /// The clique.
        clique: u64,
        /// What can still be added.
        candidates: u64,
        /// What could be added, but was tried before.
        excluded: u64,
        /// The vertex whose neighbors are not tried here.
        pivot: usize,
    },
    /// It came to a clique that no vertex can be added to.
    Report {
        /// The clique.
        clique: u64,
    },
}

/// All maximal cliques, each once: sets in which every two vertices are joined, and to which no
/// vertex can be added. Bit w of `graph[v]` says whether an edge joins v and w.
///
/// ```
/// use graph_theory::bipartite_matching::covers_and_cliques::plain::maximal_cliques;
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

/// [`maximal_cliques`], observed: each step, with the maximal cliques so far.
///
/// # Panics
/// As [`maximal_cliques`].
pub fn maximal_cliques_watched(
    graph: &[u64],
    mut watch: impl FnMut(CliqueStep, &[u64]),
) -> Vec<u64> {
    let mut found = Vec::new();
    extend_watched(graph, 0, all(graph.len()), 0, &mut found, &mut watch);
    found
}

/// Finds the maximal cliques that have all of `clique`, and no excluded vertex.
fn extend_watched(
    graph: &[u64],
    clique: u64,
    mut candidates: u64,
    mut excluded: u64,
    found: &mut Vec<u64>,
    watch: &mut impl FnMut(CliqueStep, &[u64]),
) {
    let n_skipped = |u: &usize| (graph[*u] & candidates).count_ones();
    let Some(pivot) = members(candidates | excluded).max_by_key(n_skipped) else {
        found.push(clique);
        watch(CliqueStep::Report { clique }, found);
        return;
    };
    watch(CliqueStep::Branch { clique, candidates, excluded, pivot }, found);
    for v in members(candidates & !graph[pivot]) {
        // Invariant: these two sets are the vertices that are joined to all of `clique`.
        let near = graph[v];
        extend_watched(graph, clique | 1 << v, candidates & near, excluded & near, found, watch);
        candidates &= !(1 << v);
        excluded |= 1 << v;
    }
}

/// The set of the vertices `0..n`.
fn all(n: usize) -> u64 {
    (0..n).fold(0, |set, v| set | 1 << v)
}

/// The vertices of a set, ascending.
fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |v| set >> v & 1 == 1)
}
