//! Part of [Minimum path cover with shared vertices](super): the textbook version, by the
//! transitive closure and the disjoint paths of section 6.25.
//!
//! The picture on the page runs [`joint_path_cover`]. The library's version stores one bit per pair
//! of vertices, uses the matching of Hopcroft and Karp, has no recursion, and reports a cycle if
//! there is one.
//!
//! Cost: O(V^2 + V E) time for the closure, O(V^3) for the disjoint paths, and O(V k^2) for the
//! antichain, where k is the number of paths; O(V^2) space.
//!
//! Domain: every vertex in a list is less than the number of lists; parallel arcs change nothing.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all directed graphs of four vertices, all acyclic ones of five, and random ones: as
//! many paths as the [library's version](super), and an antichain of the same size.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/joint-path-cover.md`.

use crate::bipartite_matching::disjoint_path_cover::plain::disjoint_path_cover;
use crate::traverse::topological_sort::plain::topological_sort;

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step<'a> {
    /// The row of u is complete: all vertices that u leads to are known.
    Row {
        /// The vertex.
        u: usize,
    },
    /// The fewest disjoint paths of the closure have been found.
    Chains {
        /// The vertices of each path.
        chains: &'a [Vec<usize>],
    },
    /// The ends of the chains are tested. If they are not an antichain, the end of a chain moves
    /// back.
    Ends {
        /// The last remaining vertex of each chain.
        ends: &'a [usize],
    },
}

/// Returns the fewest paths such that each vertex is on at least one, and as many vertices of which
/// none leads to another, or `None` if there is a cycle. `graph[u]` contains the heads of the arcs
/// out of u.
///
/// ```
/// use graph_theory::bipartite_matching::joint_path_cover::plain::joint_path_cover;
///
/// // Two paths may both use vertex 2.
/// let graph = [vec![2], vec![2], vec![3, 4], vec![], vec![]];
/// let (paths, antichain) = joint_path_cover(&graph).expect("no cycle");
/// assert_eq!(paths, [[0, 2, 3], [1, 2, 4]]);
/// assert_eq!(antichain, [3, 4]);
/// assert_eq!(joint_path_cover(&[vec![1], vec![0]]), None);
/// ```
///
/// # Panics
/// If a vertex in a list does not exist.
pub fn joint_path_cover(graph: &[Vec<usize>]) -> Option<(Vec<Vec<usize>>, Vec<usize>)> {
    joint_path_cover_watched(graph, |_, _| {})
}

/// Works like [`joint_path_cover`], but passes each [`Step`] to `watch`, with a table of whether
/// one vertex leads to another, as far as that is known.
///
/// # Panics
/// The same as [`joint_path_cover`].
pub fn joint_path_cover_watched(
    graph: &[Vec<usize>],
    mut watch: impl FnMut(Step<'_>, &[Vec<bool>]),
) -> Option<(Vec<Vec<usize>>, Vec<usize>)> {
    let leads = reachability_watched(graph, &mut watch)?;
    let ahead = |u: usize| (0..graph.len()).filter(|v| leads[u][*v]).collect();
    let closure: Vec<Vec<usize>> = (0..graph.len()).map(ahead).collect();
    let chains = disjoint_path_cover(&closure)?;
    watch(Step::Chains { chains: &chains }, &leads);
    let paths = chains.iter().map(|chain| expand(graph, &leads, chain)).collect();
    let antichain = antichain_watched(&leads, &chains, watch);
    Some((paths, antichain))
}

/// Returns, for any two vertices, whether a path of at least one arc leads from the first to the
/// second.
fn reachability_watched(
    graph: &[Vec<usize>],
    watch: &mut impl FnMut(Step<'_>, &[Vec<bool>]),
) -> Option<Vec<Vec<bool>>> {
    let mut leads = vec![vec![false; graph.len()]; graph.len()];
    for u in topological_sort(graph)?.into_iter().rev() {
        // Invariant: the rows of all vertices after u are complete.
        let mut row = vec![false; graph.len()];
        for &v in &graph[u] {
            row[v] = true;
            for (w, is_ahead) in leads[v].iter().enumerate() {
                row[w] |= is_ahead;
            }
        }
        leads[u] = row;
        watch(Step::Row { u }, &leads);
    }
    Some(leads)
}

/// Returns a path of the graph through all vertices of a chain.
fn expand(graph: &[Vec<usize>], leads: &[Vec<bool>], chain: &[usize]) -> Vec<usize> {
    let mut path = vec![chain[0]];
    for step in chain.windows(2) {
        let (mut u, w) = (step[0], step[1]);
        // Invariant: the path ends with u, and u is w or leads to w.
        while let Some(&v) = graph[u].iter().find(|v| **v == w || leads[**v][w]) {
            path.push(v);
            u = v;
        }
    }
    path
}

/// Returns vertices of which none leads to another, one from each chain.
fn antichain_watched(
    leads: &[Vec<bool>],
    chains: &[Vec<usize>],
    mut watch: impl FnMut(Step<'_>, &[Vec<bool>]),
) -> Vec<usize> {
    let mut rest = chains.to_vec();
    loop {
        // Invariant: an antichain with a vertex from each chain is still among the rest.
        let ends: Vec<usize> = rest.iter().map(|chain| chain[chain.len() - 1]).collect();
        watch(Step::Ends { ends: &ends }, leads);
        let is_behind = |w: &usize| ends.iter().any(|u| leads[*u][*w]);
        let Some(i) = ends.iter().position(is_behind) else {
            return ends;
        };
        rest[i].pop();
    }
}
