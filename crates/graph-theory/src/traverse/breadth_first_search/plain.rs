//! Part of [breadth-first search](super): the textbook version on adjacency lists. `graph[u]` lists
//! the neighbors of vertex `u`.
//!
//! The pictures on the page run [`breadth_first_search`]. The library's version takes a
//! [`Graph`](crate::Graph), and stores its queue and its order in one array.
//!
//! Cost: O(V + E) time, O(V) space.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all graphs of up to four vertices against the [library's version](super).
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use std::collections::VecDeque;

/// A step of the plain version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Removes a vertex from the front of the queue.
    Visit {
        /// The vertex.
        u: usize,
    },
    /// Discovers a neighbor, which is now at the end of the queue.
    Discover {
        /// The vertex that is being visited.
        u: usize,
        /// The new vertex.
        v: usize,
    },
}

/// For each vertex, its distance from the nearest source, in edges, and the vertex before it on a
/// shortest path.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// The distance of each vertex, or `None` if it is unreachable.
    pub distances: Vec<Option<usize>>,
    /// The parent of each vertex in the tree of shortest paths; a source has none.
    pub parents: Vec<Option<usize>>,
}

/// Visits the vertices in the order of their distances from `sources`.
///
/// ```
/// use graph_theory::traverse::breadth_first_search::plain::breadth_first_search;
///
/// let graph = [vec![1, 2], vec![3], vec![3], vec![], vec![0]];
/// let found = breadth_first_search(&graph, &[0]);
/// assert_eq!(found.distances, [Some(0), Some(1), Some(1), Some(2), None]);
/// assert_eq!(found.path_to(3), Some(vec![0, 1, 3]));
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn breadth_first_search(graph: &[Vec<usize>], sources: &[usize]) -> Found {
    breadth_first_search_watched(graph, sources, |_| {})
}

/// Works like [`breadth_first_search`], but passes each [`Step`] to `watch`.
pub fn breadth_first_search_watched(
    graph: &[Vec<usize>],
    sources: &[usize],
    mut watch: impl FnMut(Step),
) -> Found {
    let mut distances = vec![None; graph.len()];
    let mut parents = vec![None; graph.len()];
    let mut queue: VecDeque<_> = sources.iter().map(|&source| (source, 0)).collect();
    for &source in sources {
        distances[source] = Some(0);
    }
    while let Some((u, d)) = queue.pop_front() {
        // Invariant: the distances in the queue ascend, and the last is at most the first plus 1.
        watch(Step::Visit { u });
        for &v in &graph[u] {
            if distances[v].is_none() {
                distances[v] = Some(d + 1);
                parents[v] = Some(u);
                queue.push_back((v, d + 1));
                watch(Step::Discover { u, v });
            }
        }
    }
    Found { distances, parents }
}

impl Found {
    /// Returns a shortest path to `target` from the nearest source, or `None` if it is unreachable.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn path_to(&self, target: usize) -> Option<Vec<usize>> {
        self.distances[target]?;
        let mut path = vec![target];
        let mut at = target;
        while let Some(parent) = self.parents[at] {
            path.push(parent);
            at = parent;
        }
        path.reverse();
        Some(path)
    }
}
