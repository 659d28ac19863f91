//! Part of [depth-first search](super): the textbook versions on adjacency lists. `graph[u]` lists
//! the neighbors of vertex `u`; for an undirected edge, each end lists the other one.
//!
//! The pictures on the page run [`depth_first_search`] and [`classify`]. The library's version
//! takes a [`Graph`](crate::Graph), needs no recursion, and reports every edge.
//!
//! Cost: O(V + E) time, O(V) space. The recursions are as deep as the longest path that they
//! follow, up to V calls; [`with_a_stack`] has none.
//!
//! Domain: every vertex in a list is less than the number of lists.
//!
//! Source: as for the [library's version](super); the low points are those of R. Tarjan,
//! "Depth-first search and linear graph algorithms" (1972).
//!
//! Checked: all graphs of up to four vertices against the [library's version](super).
//!
//! Page: `docs/en/graph-theory/traverse/depth-first-search.md`.

use std::mem;

use super::EdgeClass;

/// A step of a plain version.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Visits a vertex for the first time.
    Visit {
        /// The vertex.
        u: usize,
    },
    /// Looks at a neighbor.
    Try {
        /// The current vertex.
        u: usize,
        /// The neighbor.
        v: usize,
    },
    /// Has looked at all neighbors of a vertex, and backtracks.
    Finish {
        /// The vertex.
        u: usize,
    },
}

/// Returns the vertices that are reachable from `starts`, in the order in which a depth-first
/// search visits them.
///
/// ```
/// use graph_theory::traverse::depth_first_search::plain::depth_first_search;
///
/// let graph: [&[usize]; 6] = [&[1, 2], &[0, 5], &[0, 3, 4, 5], &[2, 5], &[2, 5], &[1, 2, 3, 4]];
/// let graph = graph.map(<[usize]>::to_vec);
/// assert_eq!(depth_first_search(&graph, &[0]), [0, 1, 5, 2, 3, 4]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn depth_first_search(graph: &[Vec<usize>], starts: &[usize]) -> Vec<usize> {
    depth_first_search_watched(graph, starts, &mut |_| {})
}

/// Works like [`depth_first_search`], but passes each [`Step`] to `watch`.
pub fn depth_first_search_watched(
    graph: &[Vec<usize>],
    starts: &[usize],
    watch: &mut impl FnMut(Step),
) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    for &start in starts {
        if !is_visited[start] {
            visit(graph, start, &mut is_visited, &mut order, watch);
        }
    }
    order
}

/// Visits `u`, and then everything that can be reached from it through unvisited vertices.
fn visit(
    graph: &[Vec<usize>],
    u: usize,
    is_visited: &mut [bool],
    order: &mut Vec<usize>,
    watch: &mut impl FnMut(Step),
) {
    is_visited[u] = true;
    order.push(u);
    watch(Step::Visit { u });
    for &v in &graph[u] {
        watch(Step::Try { u, v });
        if !is_visited[v] {
            visit(graph, v, is_visited, order, watch);
        }
    }
    watch(Step::Finish { u });
}

/// Works like [`depth_first_search`], but without recursion: the stack keeps, for each vertex on
/// the current path, its neighbors that have not been looked at yet. The starts are at the bottom.
///
/// ```
/// use graph_theory::traverse::depth_first_search::plain::with_a_stack;
///
/// // A path of 100 000 vertices.
/// let graph: Vec<Vec<usize>> = (1..=100_000).map(|v| vec![v % 100_000]).collect();
/// assert!(with_a_stack(&graph, &[0]).into_iter().eq(0..100_000));
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn with_a_stack(graph: &[Vec<usize>], starts: &[usize]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    let mut stack = vec![starts.iter()];
    while let Some(untried) = stack.last_mut() {
        let Some(&v) = untried.next() else {
            stack.pop();
            continue;
        };
        if !mem::replace(&mut is_visited[v], true) {
            order.push(v);
            stack.push(graph[v].iter());
        }
    }
    order
}

/// The times at which a depth-first search of a directed graph discovers and finishes each vertex,
/// and the class of each arc.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Classes {
    /// For each vertex, the time at which it is discovered.
    pub discovered: Vec<Option<usize>>,
    /// For each vertex, the time at which it is finished.
    pub finished: Vec<Option<usize>>,
    /// The arcs in the order in which they are tried: tail, head, class.
    pub arcs: Vec<(usize, usize, EdgeClass)>,
    clock: usize,
}

/// Searches a whole directed graph, and classifies its arcs.
///
/// ```
/// use graph_theory::traverse::depth_first_search::EdgeClass;
/// use graph_theory::traverse::depth_first_search::plain::classify;
///
/// let classes = classify(&[vec![1], vec![0]]);
/// assert_eq!(classes.arcs, [(0, 1, EdgeClass::Tree), (1, 0, EdgeClass::Back)]);
/// assert_eq!(classes.finished, [Some(3), Some(2)]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn classify(graph: &[Vec<usize>]) -> Classes {
    classify_watched(graph, &mut |_, _| {})
}

/// Works like [`classify`], but passes each [`Step`] to `watch`, after the arc of a [`Step::Try`]
/// has its class.
pub fn classify_watched(graph: &[Vec<usize>], watch: &mut impl FnMut(Step, &Classes)) -> Classes {
    let none = vec![None; graph.len()];
    let mut classes =
        Classes { discovered: none.clone(), finished: none, arcs: Vec::new(), clock: 0 };
    for start in 0..graph.len() {
        if classes.discovered[start].is_none() {
            classes.visit(graph, start, watch);
        }
    }
    classes
}

impl Classes {
    /// Discovers `u`, classifies its arcs, and finishes it.
    fn visit(&mut self, graph: &[Vec<usize>], u: usize, watch: &mut impl FnMut(Step, &Classes)) {
        self.discovered[u] = Some(self.tick());
        watch(Step::Visit { u }, self);
        for &v in &graph[u] {
            let class = match (self.discovered[v], self.finished[v]) {
                (None, _) => EdgeClass::Tree,
                (Some(_), None) => EdgeClass::Back,
                (at, Some(_)) if self.discovered[u] < at => EdgeClass::Forward,
                (_, Some(_)) => EdgeClass::Cross,
            };
            self.arcs.push((u, v, class));
            watch(Step::Try { u, v }, self);
            if class == EdgeClass::Tree {
                self.visit(graph, v, watch);
            }
        }
        self.finished[u] = Some(self.tick());
        watch(Step::Finish { u }, self);
    }

    /// Returns the current time, and advances the clock.
    fn tick(&mut self) -> usize {
        self.clock += 1;
        self.clock - 1
    }
}

/// Returns the bridges of an undirected graph: the edges whose removal disconnects a component.
/// `graph[u]` lists each neighbor of `u` with the number of the edge that leads there, so that
/// parallel edges can be distinguished.
///
/// ```
/// use graph_theory::traverse::depth_first_search::plain::bridges;
///
/// // A triangle, and edge 3 from it to vertex 3.
/// let graph: [&[(usize, usize)]; 4] =
///     [&[(1, 0), (2, 2)], &[(0, 0), (2, 1)], &[(0, 2), (1, 1), (3, 3)], &[(2, 3)]];
/// assert_eq!(bridges(&graph.map(<[_]>::to_vec)), [3]);
/// ```
///
/// # Panics
/// If a given vertex does not exist.
pub fn bridges(graph: &[Vec<(usize, usize)>]) -> Vec<usize> {
    let mut bridges = Vec::new();
    let mut times = vec![None; graph.len()];
    let mut clock = 0;
    for start in 0..graph.len() {
        if times[start].is_none() {
            low(graph, start, None, &mut clock, &mut times, &mut bridges);
        }
    }
    bridges
}

/// Searches from `u`, which was reached by the edge `by`. Returns the earliest discovery time that
/// the subtree of `u` touches, at its own vertices or by one back edge.
fn low(
    graph: &[Vec<(usize, usize)>],
    u: usize,
    by: Option<usize>,
    clock: &mut usize,
    times: &mut [Option<usize>],
    bridges: &mut Vec<usize>,
) -> usize {
    let now = *clock;
    *clock += 1;
    times[u] = Some(now);
    let mut lowest = now;
    for &(v, edge) in graph[u].iter().filter(|(_, edge)| Some(*edge) != by) {
        let touched = if let Some(at) = times[v] {
            at
        } else {
            let below = low(graph, v, Some(edge), clock, times, bridges);
            if now < below {
                bridges.push(edge);
            }
            below
        };
        lowest = lowest.min(touched);
    }
    lowest
}
