//! Part of [Tarjan's algorithm](super): the textbook version on adjacency lists, by recursion.
//! `graph[u]` lists the heads of the arcs out of vertex `u`.
//!
//! The picture on the page runs [`tarjan`]. The library's version takes a
//! [`DiGraph`](crate::DiGraph), and has no recursion.
//!
//! Cost: O(V + E) time, O(V) space; the recursion is up to V calls deep.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: all directed graphs of up to three vertices against the [library's version](super),
//! with all low-links.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/tarjan.md`.

/// A step of the algorithm.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search enters a vertex for the first time.
    Enter {
        /// The vertex.
        u: usize,
    },
    /// An arc leads to a vertex that was entered before.
    Look {
        /// The tail of the arc.
        u: usize,
        /// The head of the arc.
        v: usize,
    },
    /// All arcs of a vertex have been tried, and its low-link is final.
    Leave {
        /// The vertex.
        u: usize,
        /// Its low-link.
        low: usize,
    },
    /// The vertices from this one to the top of the stack are a class, and were popped.
    Class {
        /// The vertex of the class that was entered first.
        root: usize,
    },
}

/// The state of the search.
struct Search {
    /// For each vertex, the number of vertices entered before it, or `None` if it was not entered.
    index: Vec<Option<usize>>,
    n_entered: usize,
    /// The vertices that were entered but have no class yet, in this order.
    stack: Vec<usize>,
    is_on_stack: Vec<bool>,
    classes: Vec<Vec<usize>>,
}

/// Returns the strongly connected components, in topological order.
///
/// ```
/// use graph_theory::strongly_connected_components::tarjan::plain::tarjan;
///
/// let classes = tarjan(&[vec![1], vec![2], vec![1], vec![0]]);
/// assert_eq!(classes, [vec![3], vec![0], vec![1, 2]]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn tarjan(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    tarjan_watched(graph, &mut |_| {})
}

/// Works like [`tarjan`], but passes each [`Step`] to `watch`.
pub fn tarjan_watched(graph: &[Vec<usize>], watch: &mut impl FnMut(Step)) -> Vec<Vec<usize>> {
    let mut search = Search {
        index: vec![None; graph.len()],
        n_entered: 0,
        stack: Vec::new(),
        is_on_stack: vec![false; graph.len()],
        classes: Vec::new(),
    };
    for root in 0..graph.len() {
        if search.index[root].is_none() {
            visit(graph, root, &mut search, watch);
        }
    }
    search.classes.reverse();
    search.classes
}

/// Searches from `u`, and returns its low-link.
fn visit(
    graph: &[Vec<usize>],
    u: usize,
    search: &mut Search,
    watch: &mut impl FnMut(Step),
) -> usize {
    let index = search.n_entered;
    let place = search.stack.len();
    search.index[u] = Some(index);
    search.n_entered += 1;
    search.stack.push(u);
    search.is_on_stack[u] = true;
    watch(Step::Enter { u });
    let mut low = index;
    for &v in &graph[u] {
        match search.index[v] {
            None => low = low.min(visit(graph, v, search, watch)),
            Some(earlier) => {
                if search.is_on_stack[v] {
                    low = low.min(earlier);
                }
                watch(Step::Look { u, v });
            }
        }
    }
    if low == index {
        let class = search.stack.split_off(place);
        for &v in &class {
            search.is_on_stack[v] = false;
        }
        search.classes.push(class);
        watch(Step::Class { root: u });
    }
    watch(Step::Leave { u, low });
    low
}
