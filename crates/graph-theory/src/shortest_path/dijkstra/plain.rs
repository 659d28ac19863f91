//! Part of [Dijkstra's algorithm](super): the two textbook versions on adjacency lists. `graph[u]`
//! lists each neighbor of vertex `u` with the weight of the arc that leads there.
//!
//! The picture on the page runs [`with_a_heap`]. The library's version takes a
//! [`Graph`](crate::Graph), and checks weights and sums.
//!
//! Cost: O(V² + E) time for [`dijkstra`], O((V + E) log E) for [`with_a_heap`].
//!
//! Domain: nonnegative weights whose sums fit an `i64`; every vertex in a list is less than the
//! number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of three vertices with weights 0 to 2 against the [front
//! door](super).
//!
//! Page: `docs/en/graph-theory/shortest-path/dijkstra.md`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::mem;

/// A step of the form with a heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The vertex is settled: its distance is final.
    Settle {
        /// The vertex.
        u: usize,
    },
    /// An arc reduces the distance of a vertex, and the vertex is pushed onto the heap with it.
    Relax {
        /// The vertex that is being settled.
        u: usize,
        /// The vertex whose distance is reduced.
        v: usize,
        /// Its new distance.
        distance: i64,
    },
    /// A stale entry is dropped, because its vertex has been settled before.
    Drop {
        /// The vertex.
        u: usize,
        /// The distance in the entry.
        distance: i64,
    },
}

/// Returns the distance of each vertex from `source`, or `None` if it is unreachable. It uses no
/// heap.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::plain::dijkstra;
///
/// let graph = [vec![(1, 10), (2, 1)], vec![], vec![(1, 1)], vec![]];
/// assert_eq!(dijkstra(&graph, 0), [Some(0), Some(2), Some(1), None]);
/// ```
///
/// # Panics
/// If a vertex does not exist, or a sum overflows.
pub fn dijkstra(graph: &[Vec<(usize, i64)>], source: usize) -> Vec<Option<i64>> {
    let mut distances = vec![None; graph.len()];
    let mut is_settled = vec![false; graph.len()];
    distances[source] = Some(0);
    loop {
        let open = (0..graph.len()).filter(|u| !is_settled[*u]);
        let nearest = open.filter_map(|u| Some((distances[u]?, u))).min();
        let Some((d, u)) = nearest else { return distances };
        is_settled[u] = true;
        for &(v, weight) in &graph[u] {
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
            }
        }
    }
}

/// Works like [`dijkstra`] with a heap, in which a vertex may have several entries.
///
/// ```
/// use graph_theory::shortest_path::dijkstra::plain::with_a_heap;
///
/// let graph = [vec![(1, 10), (2, 1)], vec![], vec![(1, 1)], vec![]];
/// assert_eq!(with_a_heap(&graph, 0), [Some(0), Some(2), Some(1), None]);
/// ```
///
/// # Panics
/// The same as [`dijkstra`].
pub fn with_a_heap(graph: &[Vec<(usize, i64)>], source: usize) -> Vec<Option<i64>> {
    with_a_heap_watched(graph, source, |_| {})
}

/// Works like [`with_a_heap`], but passes each [`Step`] to `watch`.
pub fn with_a_heap_watched(
    graph: &[Vec<(usize, i64)>],
    source: usize,
    mut watch: impl FnMut(Step),
) -> Vec<Option<i64>> {
    let mut tentative = vec![None; graph.len()];
    let mut settled = vec![false; graph.len()];
    tentative[source] = Some(0);
    let mut heap = BinaryHeap::from([Reverse((0, source))]);
    while let Some(Reverse((distance, u))) = heap.pop() {
        // Invariant: the distances of the settled vertices are final.
        if mem::replace(&mut settled[u], true) {
            watch(Step::Drop { u, distance });
            continue;
        }
        watch(Step::Settle { u });
        for &(v, weight) in &graph[u] {
            let through_u = distance + weight;
            if tentative[v].is_none_or(|known| through_u < known) {
                tentative[v] = Some(through_u);
                heap.push(Reverse((through_u, v)));
                watch(Step::Relax { u, v, distance: through_u });
            }
        }
    }
    tentative
}
