//! Graph coloring: a color for each vertex such that no edge joins two vertices of the same color,
//! with few colors.
//!
//! Cost: two colors O(V + E); greedy in a given order, or smallest last, O(V + E); DSATUR O(k E +
//! (V + E) log V) with k colors. The fewest colors: exponential; their number, for up to 20
//! vertices, O(2^V k).
//!
//! Domain: undirected graphs without loops; parallel edges make no difference. The colors are 0, 1,
//! 2, …
//!
//! Source: D. J. A. Welsh, M. B. Powell (1967); D. W. Matula, L. L. Beck (1983); D. Brélaz (1979).
//!
//! Checked: all graphs of up to 6 vertices against all colorings; random graphs by checking each
//! edge.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring.md`.

pub mod edge_coloring;
pub mod exact;
pub mod inclusion_exclusion;
pub mod plain;

use std::collections::BinaryHeap;

use crate::bipartite_matching::two_sides;
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// A step of the algorithm: a vertex receives a color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The vertex.
    pub v: NodeId,
    /// The smallest color that no neighbor has.
    pub color: u32,
}

/// A color for each vertex.
///
/// ```
/// use graph_theory::{UnGraph, dsatur};
///
/// let graph = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 0), (2, 3)])?;
/// let coloring = dsatur(&graph)?;
/// assert_eq!((coloring.n_colors(), coloring.colors().len()), (3, 4));
/// assert!(coloring.verify(&graph).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Coloring {
    /// The color of each vertex, or [`NONE`].
    colors: Vec<u32>,
    n_colors: usize,
}

/// Marks a vertex without a color.
const NONE: u32 = u32::MAX;

/// The reason a graph cannot be colored as requested, or a coloring is not valid.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ColoringError {
    /// The ends of this edge have the same color.
    #[error("both ends of edge {} have the same color", edge.index())]
    Clash {
        /// The edge.
        edge: EdgeId,
    },
    /// An order must contain every vertex once, but contains this one twice or not at all.
    #[error("vertex {} does not stand in the order exactly once", node.index())]
    NotAnOrder {
        /// The vertex.
        node: NodeId,
    },
    /// A vertex has a color outside the allowed range, or was given two colors.
    #[error("vertex {} cannot have the color {color}", node.index())]
    NoSuchColor {
        /// The vertex.
        node: NodeId,
        /// The color.
        color: u32,
    },
    /// The coloring has a different number of vertices.
    #[error("the coloring is of another graph")]
    OtherGraph,
    /// The graph has a loop or an odd cycle, a vertex does not exist, or something is too large.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Colors a bipartite graph with two colors, or with one if it has no edges. O(V + E).
///
/// ```
/// use graph_theory::{UnGraph, two_color};
///
/// let square = UnGraph::from_edges(4, [(0, 1), (1, 2), (2, 3), (3, 0)])?;
/// assert_eq!(two_color(&square)?.n_colors(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotBipartite`] with an odd cycle, which may be a loop.
pub fn two_color<W>(graph: &UnGraph<W>) -> Result<Coloring, GraphError> {
    Ok(Coloring::claimed(two_sides(graph)?.into_iter().map(u32::from).collect()))
}

/// Colors the vertices in this order, giving each the smallest color that no neighbor has. It uses
/// at most one color more than the largest degree. O(V + E).
///
/// # Errors
/// [`ColoringError::NotAnOrder`], or a [`GraphError`] if there is a loop or a vertex that does not
/// exist.
pub fn greedy<W>(graph: &UnGraph<W>, order: &[NodeId]) -> Result<Coloring, ColoringError> {
    greedy_watched(graph, order, |_, _| {})
}

/// Works like [`greedy`], but passes each [`Step`] and the colors after it to `watch`.
///
/// # Errors
/// The same as [`greedy`].
pub fn greedy_watched<W>(
    graph: &UnGraph<W>,
    order: &[NodeId],
    mut watch: impl FnMut(Step, &Coloring),
) -> Result<Coloring, ColoringError> {
    check_loops(graph)?;
    check_order(graph, order)?;
    let mut coloring = Coloring::none(graph.n_nodes());
    let mut palette = Palette::default();
    for &v in order {
        // Invariant: no two neighbors have the same color.
        let colors = graph.neighbors(v).map(|w| coloring.colors[w.index()]);
        let color = palette.least_without(colors.filter(|color| *color != NONE));
        coloring.give(v, color);
        watch(Step { v, color }, &coloring);
    }
    Ok(coloring)
}

/// Returns the vertices by descending degree, and those of equal degree by ascending number. O(V +
/// E).
pub fn largest_first<W>(graph: &UnGraph<W>) -> Vec<NodeId> {
    let most = graph.nodes().map(|v| graph.degree(v)).max().unwrap_or(0);
    let mut of_degree = vec![Vec::new(); most + 1];
    for v in graph.nodes() {
        of_degree[graph.degree(v)].push(v);
    }
    of_degree.into_iter().rev().flatten().collect()
}

/// An order in which no vertex has more than `degeneracy` neighbors before it; no order has a
/// smaller such bound.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SmallestLast {
    /// The vertices.
    pub order: Vec<NodeId>,
    /// The largest number of edges from a vertex to vertices before it.
    pub degeneracy: usize,
}

/// Repeatedly removes a vertex of the smallest degree, and returns the vertices in the reverse
/// order of their removal. O(V + E).
pub fn smallest_last<W>(graph: &UnGraph<W>) -> SmallestLast {
    let mut degree: Vec<usize> = graph.nodes().map(|v| graph.degree(v)).collect();
    let most = degree.iter().copied().max().unwrap_or(0);
    // A vertex moves to the list of its new degree whenever that falls, and leaves a stale entry in
    // the old list.
    let mut of_degree = vec![Vec::new(); most + 1];
    for v in graph.nodes().rev() {
        of_degree[degree[v.index()]].push(v);
    }
    let mut is_taken = vec![false; graph.n_nodes()];
    let mut last = SmallestLast { order: Vec::with_capacity(graph.n_nodes()), degeneracy: 0 };
    let mut least = 0;
    while least <= most {
        // Invariant: no remaining vertex has a degree below `least`.
        let Some(v) = of_degree[least].pop() else {
            least += 1;
            continue;
        };
        if is_taken[v.index()] || degree[v.index()] != least {
            continue;
        }
        is_taken[v.index()] = true;
        last.order.push(v);
        last.degeneracy = last.degeneracy.max(least);
        for w in graph.neighbors(v).filter(|w| !is_taken[w.index()]) {
            degree[w.index()] -= 1;
            of_degree[degree[w.index()]].push(w);
            least = least.min(degree[w.index()]);
        }
    }
    last.order.reverse();
    last
}

/// Colors with DSATUR: always colors a vertex whose neighbors have the most different colors; of
/// several, the first of the largest degree. Uses two colors if two suffice. O(k E + (V + E) log V)
/// with k colors.
///
/// ```
/// use graph_theory::{UnGraph, dsatur};
///
/// let graph = UnGraph::from_edges(5, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])?;
/// assert_eq!(dsatur(&graph)?.n_colors(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::SelfLoop`] if the graph has a loop.
#[doc(alias = "DSATUR")]
#[doc(alias = "degree of saturation")]
pub fn dsatur<W>(graph: &UnGraph<W>) -> Result<Coloring, GraphError> {
    dsatur_watched(graph, |_, _| {})
}

/// Works like [`dsatur`], but passes each [`Step`] and the state after it to `watch`.
///
/// # Errors
/// The same as [`dsatur`].
pub fn dsatur_watched<W>(
    graph: &UnGraph<W>,
    mut watch: impl FnMut(Step, &Saturation),
) -> Result<Coloring, GraphError> {
    check_loops(graph)?;
    let mut state = Saturation::new(graph);
    while let Some(v) = state.pop() {
        // Invariant: the seen colors of v are exactly those of its neighbors, and no vertex has
        // seen more.
        let color = state.palette.least_without(state.seen.of(v).iter().copied());
        state.coloring.give(v, color);
        for w in graph.neighbors(v) {
            if !state.coloring.is_colored(w) && state.seen.add(w, color) {
                state.push(w);
            }
        }
        watch(Step { v, color }, &state);
    }
    Ok(state.coloring)
}

/// The state of the DSATUR algorithm.
#[derive(Debug, Clone)]
pub struct Saturation {
    coloring: Coloring,
    seen: Seen,
    /// The position of each vertex in the order by descending degree, and the vertex at each
    /// position.
    rank: Vec<u32>,
    by_rank: Vec<NodeId>,
    /// Entries with the number of colors a vertex has seen in the high half and the complement of
    /// its rank in the low half. A vertex is inserted again when it sees another color.
    queue: BinaryHeap<u64>,
    /// The number of vertices without a color. If it is 0, all entries left in the queue are stale.
    n_open: usize,
    palette: Palette,
}

impl Saturation {
    fn new<W>(graph: &UnGraph<W>) -> Self {
        let by_rank = largest_first(graph);
        let mut rank = vec![0; by_rank.len()];
        for (place, v) in (0..).zip(&by_rank) {
            rank[v.index()] = place;
        }
        Saturation {
            coloring: Coloring::none(graph.n_nodes()),
            seen: Seen::new(graph),
            queue: rank.iter().map(|&rank| urgency(0, rank)).collect(),
            n_open: graph.n_nodes(),
            rank,
            by_rank,
            palette: Palette::default(),
        }
    }

    fn push(&mut self, v: NodeId) {
        self.queue.push(urgency(self.seen.counts[v.index()], self.rank[v.index()]));
    }

    /// Removes and returns the uncolored vertex that has seen the most colors.
    fn pop(&mut self) -> Option<NodeId> {
        self.n_open = self.n_open.checked_sub(1)?;
        while let Some(urgency) = self.queue.pop() {
            // The first entry of a vertex to come out is its newest, with the most colors.
            let v = self.by_rank[rank_of(urgency) as usize];
            if !self.coloring.is_colored(v) {
                return Some(v);
            }
        }
        None
    }

    /// Returns the current colors.
    pub fn coloring(&self) -> &Coloring {
        &self.coloring
    }

    /// Returns the colors of the neighbors of a vertex, each once, in the order in which they were
    /// assigned; for a colored vertex, as of the time it was colored. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn seen(&self, v: NodeId) -> &[u32] {
        self.seen.of(v)
    }
}

/// Returns the priority in the queue as a single number, because comparing a pair would take two
/// comparisons.
fn urgency(n_seen: u32, rank: u32) -> u64 {
    u64::from(n_seen) << 32 | u64::from(!rank)
}

/// Returns the rank in an [`urgency`].
fn rank_of(urgency: u64) -> u32 {
    // Fits: it is the low half.
    u32::try_from(!urgency & u64::from(u32::MAX)).unwrap_or(NONE)
}

/// The colors that each vertex has seen. There are at most as many as it has arcs, so they use the
/// same layout as the arcs.
#[derive(Debug, Clone)]
struct Seen {
    first: Vec<u32>,
    counts: Vec<u32>,
    colors: Vec<u32>,
}

impl Seen {
    fn new<W>(graph: &UnGraph<W>) -> Self {
        // Fits: a graph has fewer than 2³² arcs.
        let start = |v: NodeId| u32::try_from(graph.arc_range(v).start).unwrap_or(u32::MAX);
        Seen {
            first: graph.nodes().map(start).collect(),
            counts: vec![0; graph.n_nodes()],
            colors: vec![NONE; graph.all_arcs().len()],
        }
    }

    fn of(&self, v: NodeId) -> &[u32] {
        let (first, n_seen) = (self.first[v.index()], self.counts[v.index()]);
        &self.colors[first as usize..(first + n_seen) as usize]
    }

    /// Adds a color that a vertex has seen. Returns whether it is new.
    fn add(&mut self, v: NodeId, color: u32) -> bool {
        let is_new = !self.of(v).contains(&color);
        if is_new {
            let n_seen = &mut self.counts[v.index()];
            self.colors[(self.first[v.index()] + *n_seen) as usize] = color;
            *n_seen += 1;
        }
        is_new
    }
}

/// Finds the smallest color that is not in use.
#[derive(Debug, Clone, Default)]
struct Palette {
    /// For each color, the number of the last query in which it was in use.
    asked: Vec<u32>,
    n_asked: u32,
}

impl Palette {
    /// Returns the smallest color that is not among these. O(number of colors). There is at most
    /// one query per vertex, so the query number fits.
    fn least_without(&mut self, colors: impl Iterator<Item = u32>) -> u32 {
        self.n_asked += 1;
        for color in colors {
            if self.asked.len() <= color as usize {
                self.asked.resize(color as usize + 1, 0);
            }
            self.asked[color as usize] = self.n_asked;
        }
        let is_free = |asked: &u32| *asked != self.n_asked;
        let least = self.asked.iter().position(is_free).unwrap_or(self.asked.len());
        // Fits: there are no more colors than vertices.
        u32::try_from(least).unwrap_or(NONE)
    }
}

impl Coloring {
    fn none(n_nodes: usize) -> Self {
        Coloring { colors: vec![NONE; n_nodes], n_colors: 0 }
    }

    /// Returns the claimed colors of the vertices 0, 1, 2, … Nothing is checked until
    /// [`verify`](Coloring::verify).
    pub fn claimed(colors: Vec<u32>) -> Self {
        let most = colors.iter().filter(|color| **color != NONE).max();
        let n_colors = most.map_or(0, |&most| most as usize + 1);
        Coloring { colors, n_colors }
    }

    fn give(&mut self, v: NodeId, color: u32) {
        self.colors[v.index()] = color;
        self.n_colors = self.n_colors.max(color as usize + 1);
    }

    /// Returns the color of a vertex; it may have none while an algorithm runs. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn color(&self, v: NodeId) -> Option<u32> {
        Some(self.colors[v.index()]).filter(|color| *color != NONE)
    }

    fn is_colored(&self, v: NodeId) -> bool {
        self.colors[v.index()] != NONE
    }

    /// Returns the number of colors, which is one more than the largest. O(1).
    pub fn n_colors(&self) -> usize {
        self.n_colors
    }

    /// Returns the color of each vertex, indexed by vertex.
    pub fn colors(&self) -> &[u32] {
        &self.colors
    }

    /// Returns the vertices of each color in ascending order. O(V + k) with k colors.
    pub fn classes(&self) -> Vec<Vec<NodeId>> {
        let mut classes = vec![Vec::new(); self.n_colors];
        for (i, &color) in self.colors.iter().enumerate().filter(|(_, color)| **color != NONE) {
            classes[color as usize].push(NodeId::at(i));
        }
        classes
    }

    /// Checks that every vertex of this graph has a color, and no edge joins two of the same color.
    /// It does not check whether fewer colors would suffice. O(V + E).
    ///
    /// # Errors
    /// [`ColoringError::Clash`] with the first such edge, [`ColoringError::NoSuchColor`] if a
    /// vertex has no color, [`ColoringError::OtherGraph`] if the number of vertices differs.
    pub fn verify<W>(&self, graph: &UnGraph<W>) -> Result<(), ColoringError> {
        if self.colors.len() != graph.n_nodes() {
            return Err(ColoringError::OtherGraph);
        }
        if let Some(i) = self.colors.iter().position(|color| *color == NONE) {
            return Err(ColoringError::NoSuchColor { node: NodeId::at(i), color: NONE });
        }
        let color = |v: NodeId| self.colors[v.index()];
        match graph.edge_ids().find(|(_, edge)| color(edge.tail) == color(edge.head)) {
            None => Ok(()),
            Some((edge, _)) => Err(ColoringError::Clash { edge }),
        }
    }
}

/// Checks that there is no loop, which would join a vertex to itself and cannot be colored.
fn check_loops<W>(graph: &UnGraph<W>) -> Result<(), GraphError> {
    match graph.edge_ids().find(|(_, edge)| edge.tail == edge.head) {
        None => Ok(()),
        Some((edge, _)) => Err(GraphError::SelfLoop { edge }),
    }
}

/// Checks that the order contains every vertex exactly once.
fn check_order<W>(graph: &UnGraph<W>, order: &[NodeId]) -> Result<(), ColoringError> {
    let mut stands = vec![false; graph.n_nodes()];
    for &node in order {
        if std::mem::replace(&mut stands[graph.check(node)?.index()], true) {
            return Err(ColoringError::NotAnOrder { node });
        }
    }
    match stands.iter().position(|stands| !stands) {
        None => Ok(()),
        Some(i) => Err(ColoringError::NotAnOrder { node: NodeId::at(i) }),
    }
}
