//! Part of [Graph coloring](super): the textbook version, on adjacency lists.
//!
//! The pictures on the page run [`greedy`] and [`smallest_last`]. The library's version takes a
//! graph, checks it, and finds the order with a list for each degree.
//!
//! Cost: O(V + E) time and O(V) extra space for [`greedy`]; O(V² + E) time for [`smallest_last`].
//!
//! Domain: every vertex in a list is less than the number of lists. Each edge is in the lists of
//! both of its ends, and joins two different vertices; parallel edges change no color.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: on all graphs of up to six vertices and random ones: the same colors as the [front
//! door](super) in every order that is tried, and the same degeneracy.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring.md`.

/// A step of one of the two algorithms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A vertex received its color.
    Color {
        /// The vertex.
        v: usize,
    },
    /// A vertex of the smallest degree was removed; the degrees are those just before.
    Remove {
        /// The vertex.
        v: usize,
    },
}

/// Colors the vertices in this order, giving each the smallest color that no neighbor has.
/// `graph[v]` contains the neighbors of v. A vertex that is not in the order gets no color.
///
/// ```
/// use graph_theory::bipartite_matching::coloring::plain::greedy;
///
/// let path = [vec![1], vec![0, 2], vec![1, 3], vec![2]];
/// assert_eq!(greedy(&path, &[0, 1, 2, 3]), [0, 1, 0, 1].map(Some));
/// assert_eq!(greedy(&path, &[0, 3, 1, 2]), [0, 1, 2, 0].map(Some));
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn greedy(graph: &[Vec<usize>], order: &[usize]) -> Vec<Option<usize>> {
    greedy_watched(graph, order, |_, _| {})
}

/// Works like [`greedy`], but passes each [`Step::Color`] and the colors after it to `watch`.
///
/// # Panics
/// The same as [`greedy`].
pub fn greedy_watched(
    graph: &[Vec<usize>],
    order: &[usize],
    mut watch: impl FnMut(Step, &[Option<usize>]),
) -> Vec<Option<usize>> {
    let mut colors = vec![None; graph.len()];
    for &v in order {
        // Invariant: no edge joins two vertices of the same color.
        let mut is_taken = vec![false; graph[v].len() + 1];
        for &w in &graph[v] {
            if let Some(color) = colors[w]
                && color < is_taken.len()
            {
                is_taken[color] = true;
            }
        }
        colors[v] = is_taken.iter().position(|is_taken| !is_taken);
        watch(Step::Color { v }, &colors);
    }
    colors
}

/// Returns an order in which no vertex has more neighbors before it than the degeneracy. It
/// repeatedly removes a vertex of the smallest degree; the vertex removed first comes last.
///
/// ```
/// use graph_theory::bipartite_matching::coloring::plain::smallest_last;
///
/// let star = [vec![1, 2, 3], vec![0], vec![0], vec![0]];
/// assert_eq!(smallest_last(&star), [3, 0, 2, 1]);
/// ```
///
/// # Panics
/// The same as [`greedy`].
pub fn smallest_last(graph: &[Vec<usize>]) -> Vec<usize> {
    smallest_last_watched(graph, |_, _| {})
}

/// Works like [`smallest_last`], but passes each [`Step::Remove`] and the degrees to `watch`.
///
/// # Panics
/// The same as [`greedy`].
pub fn smallest_last_watched(
    graph: &[Vec<usize>],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let mut degrees: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut left: Vec<usize> = (0..graph.len()).collect();
    let mut order = Vec::new();
    while let Some(i) = (0..left.len()).min_by_key(|i| degrees[left[*i]]) {
        // Invariant: degrees[v] is the number of edges from v to vertices that are left.
        let v = left.remove(i);
        order.push(v);
        watch(Step::Remove { v }, &degrees);
        for &w in &graph[v] {
            degrees[w] -= 1;
        }
    }
    order.reverse();
    order
}
