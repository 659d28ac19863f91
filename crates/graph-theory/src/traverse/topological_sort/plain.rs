//! Part of [topological sort](super): the two textbook versions on adjacency lists. `graph[u]`
//! lists the vertices that must come after vertex `u`.
//!
//! The picture on the page runs [`topological_sort`]. The library's version takes a
//! [`DiGraph`](crate::DiGraph), and returns a cycle if there is no order.
//!
//! Cost: O(V + E) time, O(V) space. The recursion of [`by_finishing_times`] is up to V calls deep.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of up to four vertices against the [library's version](super).
//!
//! Page: `docs/en/graph-theory/traverse/topological-sort.md`.

use std::collections::VecDeque;

/// A step of Kahn's algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The vertex was placed next in the order.
    Place {
        /// The vertex.
        u: usize,
    },
    /// The last vertex that `v` waited for was placed.
    Free {
        /// The vertex placed last.
        u: usize,
        /// The vertex that is free now.
        v: usize,
    },
}

/// Returns an order in which every arc leads forward, or `None` if there is a cycle.
///
/// ```
/// use graph_theory::traverse::topological_sort::plain::topological_sort;
///
/// let graph = [vec![1, 2], vec![3], vec![1], vec![]];
/// assert_eq!(topological_sort(&graph), Some(vec![0, 2, 1, 3]));
/// assert_eq!(topological_sort(&[vec![1], vec![0]]), None);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn topological_sort(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    topological_sort_watched(graph, |_, _, _| {})
}

/// Works like [`topological_sort`], but passes each step to the observer, with the number of arcs
/// for which each vertex waits and the free vertices.
pub fn topological_sort_watched(
    graph: &[Vec<usize>],
    mut watch: impl FnMut(Step, &[usize], &VecDeque<usize>),
) -> Option<Vec<usize>> {
    let mut n_waiting = vec![0; graph.len()];
    for &v in graph.iter().flatten() {
        n_waiting[v] += 1;
    }
    let mut free: VecDeque<_> = (0..graph.len()).filter(|u| n_waiting[*u] == 0).collect();
    let mut order = Vec::new();
    while let Some(u) = free.pop_front() {
        order.push(u);
        // Invariant: a vertex is placed or free if and only if it waits for no arc.
        watch(Step::Place { u }, &n_waiting, &free);
        for &v in &graph[u] {
            n_waiting[v] -= 1;
            if n_waiting[v] == 0 {
                free.push_back(v);
                watch(Step::Free { u, v }, &n_waiting, &free);
            }
        }
    }
    (order.len() == graph.len()).then_some(order)
}

/// The state of a vertex in a depth-first search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Color {
    White,
    Gray,
    Black,
}

/// Returns the order of descending finishing times in a depth-first search, or `None` if there is a
/// cycle.
///
/// ```
/// use graph_theory::traverse::topological_sort::plain::by_finishing_times;
///
/// let graph = [vec![1, 2], vec![3], vec![1], vec![]];
/// assert_eq!(by_finishing_times(&graph), Some(vec![0, 2, 1, 3]));
/// assert_eq!(by_finishing_times(&[vec![1], vec![0]]), None);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn by_finishing_times(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut colors = vec![Color::White; graph.len()];
    let mut order = Vec::new();
    for u in 0..graph.len() {
        visit(graph, u, &mut colors, &mut order)?;
    }
    order.reverse();
    Some(order)
}

/// Appends `u` to the order, after everything that must come after it. Returns `None` if `u` is on
/// the current path.
fn visit(
    graph: &[Vec<usize>],
    u: usize,
    colors: &mut [Color],
    order: &mut Vec<usize>,
) -> Option<()> {
    match colors[u] {
        Color::Black => return Some(()),
        Color::Gray => return None,
        Color::White => colors[u] = Color::Gray,
    }
    for &v in &graph[u] {
        visit(graph, v, colors, order)?;
    }
    colors[u] = Color::Black;
    order.push(u);
    Some(())
}
