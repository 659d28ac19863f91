//! Part of [Kosaraju's algorithm](super): the textbook version on adjacency lists, by recursion.
//! `graph[u]` lists the heads of the arcs out of vertex `u`.
//!
//! The picture on the page runs [`kosaraju`]. The library's version takes a
//! [`DiGraph`](crate::DiGraph), and has no recursion.
//!
//! Cost: O(V + E) time and space; the recursion is up to V calls deep.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of up to three vertices against the [library's version](super).
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/kosaraju.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Step {
    /// A search enters a vertex for the first time.
    Enter {
        /// The vertex.
        u: usize,
    },
    /// A search has tried all arcs of a vertex.
    Finish {
        /// The vertex.
        u: usize,
    },
    /// The first search is over, and all arcs are reversed.
    Reverse,
    /// The second search has found a class.
    Class {
        /// The vertex where the search began.
        root: usize,
    },
}

/// Returns the strongly connected components, in topological order.
///
/// ```
/// use graph_theory::strongly_connected_components::kosaraju::plain::kosaraju;
///
/// let classes = kosaraju(&[vec![1], vec![2], vec![1], vec![0]]);
/// assert_eq!(classes, [vec![3], vec![0], vec![2, 1]]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn kosaraju(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    kosaraju_watched(graph, &mut |_| {})
}

/// Works like [`kosaraju`], but passes each [`Step`] to `watch`.
pub fn kosaraju_watched(graph: &[Vec<usize>], watch: &mut impl FnMut(Step)) -> Vec<Vec<usize>> {
    let mut finished = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    for u in 0..graph.len() {
        visit(graph, u, &mut is_visited, &mut finished, watch);
    }
    let reversed = reverse(graph);
    watch(Step::Reverse);
    let mut classes = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    for &root in finished.iter().rev() {
        let mut class = Vec::new();
        visit(&reversed, root, &mut is_visited, &mut class, watch);
        if !class.is_empty() {
            classes.push(class);
            watch(Step::Class { root });
        }
    }
    classes
}

/// Appends everything that can be reached from `u` to the list, each vertex after all its arcs have
/// been tried.
fn visit(
    graph: &[Vec<usize>],
    u: usize,
    is_visited: &mut [bool],
    finished: &mut Vec<usize>,
    watch: &mut impl FnMut(Step),
) {
    if is_visited[u] {
        return;
    }
    is_visited[u] = true;
    watch(Step::Enter { u });
    for &v in &graph[u] {
        visit(graph, v, is_visited, finished, watch);
    }
    finished.push(u);
    watch(Step::Finish { u });
}

/// Returns the graph with every arc reversed.
fn reverse(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut reversed = vec![Vec::new(); graph.len()];
    for (u, heads) in graph.iter().enumerate() {
        for &v in heads {
            reversed[v].push(u);
        }
    }
    reversed
}
