//! Part of [breadth-first search](super): the textbook's form on adjacency lists. `graph[u]` lists
//! the neighbors of vertex `u`.
//!
//! The pictures of the page run [`breadth_first_search`]. The front door works on
//! [`Graph`](crate::Graph), and its queue and its order are one array.
//!
//! Cost: O(V + E) time, O(V) space.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [front door](super).
//!
//! Checked: all graphs of up to four vertices against the front door.
//!
//! Page: `docs/en/graph-theory/traverse/breadth-first-search.md`.

use std::collections::VecDeque;

/// What the plain form does next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Takes a vertex from the front of the queue.
    Visit {
        /// The vertex.
        u: usize,
    },
    /// Discovers a neighbor, which is now at the end of the queue.
    Discover {
        /// The vertex that is visited.
        u: usize,
        /// The vertex that is new.
        v: usize,
    },
}

/// For each vertex, its distance from the nearest source, in edges, and the vertex before it on a
/// shortest path.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// The distances; none where no path leads.
    pub distances: Vec<Option<usize>>,
    /// The parents in the tree of the paths; a source has none.
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
/// If there is no vertex of a number that is given.
pub fn breadth_first_search(graph: &[Vec<usize>], sources: &[usize]) -> Found {
    breadth_first_search_watched(graph, sources, |_| {})
}

/// [`breadth_first_search`], observed.
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
    /// A shortest path to `target` from the source that is nearest; none if no path leads there.
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
