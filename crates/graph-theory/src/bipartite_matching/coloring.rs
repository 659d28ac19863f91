//! Graph coloring: a color for each vertex, so that no edge joins two of one color, with few
//! colors.
//!
//! Cost: two colors O(V + E); greedily in a given order, or smallest last, O(V + E); by saturation
//! O(k E + (V + E) log V) with k colors. The fewest colors: exponential; their number, for up to 20
//! vertices, O(2^V k).
//!
//! Domain: undirected graphs without loops; parallel edges do no harm. The colors are 0, 1, 2, …
//!
//! Source: D. J. A. Welsh, M. B. Powell (1967); D. W. Matula, L. L. Beck (1983); D. Brélaz (1979).
//!
//! Checked: all graphs of up to 6 vertices against all colorings; random ones by the colors of
//! their edges.
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

/// What the algorithm does: it colors a vertex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Step {
    /// The vertex.
    pub v: NodeId,
    /// The least color that no neighbor has.
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
    /// [`NONE`] while it has none.
    colors: Vec<u32>,
    n_colors: usize,
}

/// No color yet.
const NONE: u32 = u32::MAX;

/// Why a graph cannot be colored as it was asked for, or a coloring is not one of it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ColoringError {
    /// Both ends of this edge have one color.
    #[error("both ends of edge {} have the same color", edge.index())]
    Clash {
        /// The edge.
        edge: EdgeId,
    },
    /// The order must have every vertex once, and has this one twice, or not at all.
    #[error("vertex {} does not stand in the order exactly once", node.index())]
    NotAnOrder {
        /// The vertex.
        node: NodeId,
    },
    /// A vertex has a color that there is not, or was given two.
    #[error("vertex {} cannot have the color {color}", node.index())]
    NoSuchColor {
        /// The vertex.
        node: NodeId,
        /// The color.
        color: u32,
    },
    /// The coloring has another number of vertices.
    #[error("the coloring is of another graph")]
    OtherGraph,
    /// A loop, an odd cycle, a vertex that is not there, or too many of something.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Two colors, if the graph has two sides; one, if it has no edge. O(V + E).
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
/// [`GraphError::NotBipartite`] with an odd cycle; a loop is one too.
pub fn two_color<W>(graph: &UnGraph<W>) -> Result<Coloring, GraphError> {
    Ok(Coloring::claimed(two_sides(graph)?.into_iter().map(u32::from).collect()))
}

/// Goes through the vertices in this order and gives each the least color that no neighbor has. No
/// more colors than the largest degree and one. O(V + E).
///
/// # Errors
/// [`ColoringError::NotAnOrder`], or a [`GraphError`]: a loop, a vertex that is not there.
pub fn greedy<W>(graph: &UnGraph<W>, order: &[NodeId]) -> Result<Coloring, ColoringError> {
    greedy_watched(graph, order, |_, _| {})
}

/// The greedy way, observed: each [`Step`] with the colors so far.
///
/// # Errors
/// As [`greedy`].
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
        // Invariant: no two colored neighbors have one color.
        let colors = graph.neighbors(v).map(|w| coloring.colors[w.index()]);
        let color = palette.least_without(colors.filter(|color| *color != NONE));
        coloring.give(v, color);
        watch(Step { v, color }, &coloring);
    }
    Ok(coloring)
}

/// The vertices by degree, the largest first; of one degree, the least number first. O(V + E).
pub fn largest_first<W>(graph: &UnGraph<W>) -> Vec<NodeId> {
    let most = graph.nodes().map(|v| graph.degree(v)).max().unwrap_or(0);
    let mut of_degree = vec![Vec::new(); most + 1];
    for v in graph.nodes() {
        of_degree[graph.degree(v)].push(v);
    }
    of_degree.into_iter().rev().flatten().collect()
}

/// An order in which no vertex has more than `degeneracy` neighbors before it, and no order does
/// better.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SmallestLast {
    /// The vertices.
    pub order: Vec<NodeId>,
    /// The most neighbors that a vertex has before it; parallel edges count.
    pub degeneracy: usize,
}

/// Takes away a vertex of the smallest degree, again and again; what was taken first comes last.
/// O(V + E).
pub fn smallest_last<W>(graph: &UnGraph<W>) -> SmallestLast {
    let mut degree: Vec<usize> = graph.nodes().map(|v| graph.degree(v)).collect();
    let most = degree.iter().copied().max().unwrap_or(0);
    // A vertex moves to the list of its new degree each time that falls, and stays in the old ones:
    // they are stale there.
    let mut of_degree = vec![Vec::new(); most + 1];
    for v in graph.nodes().rev() {
        of_degree[degree[v.index()]].push(v);
    }
    let mut is_taken = vec![false; graph.n_nodes()];
    let mut last = SmallestLast { order: Vec::with_capacity(graph.n_nodes()), degeneracy: 0 };
    let mut least = 0;
    while least <= most {
        // Invariant: no vertex that is left has a degree below `least`.
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

/// By saturation: always colors a vertex whose neighbors have the most different colors; of
/// several, one of the largest degree, and of these the first. Two colors if two are enough. O(k
/// E + (V + E) log V) with k colors.
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
/// [`GraphError::SelfLoop`].
#[doc(alias = "DSATUR")]
#[doc(alias = "degree of saturation")]
pub fn dsatur<W>(graph: &UnGraph<W>) -> Result<Coloring, GraphError> {
    dsatur_watched(graph, |_, _| {})
}

/// By saturation, observed: each [`Step`] with the search behind it.
///
/// # Errors
/// As [`dsatur`].
pub fn dsatur_watched<W>(
    graph: &UnGraph<W>,
    mut watch: impl FnMut(Step, &Saturation),
) -> Result<Coloring, GraphError> {
    check_loops(graph)?;
    let mut state = Saturation::new(graph);
    while let Some(v) = state.pop() {
        // Invariant: the colors that v's neighbors have are those that v has seen, and no vertex
        // has seen more.
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

/// What the search by saturation knows.
#[derive(Debug, Clone)]
pub struct Saturation {
    coloring: Coloring,
    seen: Seen,
    /// The place of each vertex in the order of the largest degrees, and the vertex at each place.
    rank: Vec<u32>,
    by_rank: Vec<NodeId>,
    /// How many colors a vertex has seen in the high half, and the complement of its rank in the
    /// low one. A vertex that sees more comes in again.
    queue: BinaryHeap<u64>,
    /// How many vertices have no color. If it is 0, what is left in the queue is stale.
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

    /// The vertex without a color that has seen most.
    fn pop(&mut self) -> Option<NodeId> {
        self.n_open = self.n_open.checked_sub(1)?;
        while let Some(urgency) = self.queue.pop() {
            // The first entry of a vertex to come out is its last: that with the most colors.
            let v = self.by_rank[rank_of(urgency) as usize];
            if !self.coloring.is_colored(v) {
                return Some(v);
            }
        }
        None
    }

    /// The colors so far.
    pub fn coloring(&self) -> &Coloring {
        &self.coloring
    }

    /// The colors of a vertex's neighbors, each once, in the order in which they came; of a colored
    /// vertex, as they were then. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn seen(&self, v: NodeId) -> &[u32] {
        self.seen.of(v)
    }
}

/// What orders the queue, in one number: two would be compared one after the other.
fn urgency(n_seen: u32, rank: u32) -> u64 {
    u64::from(n_seen) << 32 | u64::from(!rank)
}

/// The rank in an [`urgency`].
fn rank_of(urgency: u64) -> u32 {
    // Fits: it is the low half.
    u32::try_from(!urgency & u64::from(u32::MAX)).unwrap_or(NONE)
}

/// The colors that each vertex has seen: no more than it has edges, so they lie where its arcs
/// would.
#[derive(Debug, Clone)]
struct Seen {
    first: Vec<u32>,
    counts: Vec<u32>,
    colors: Vec<u32>,
}

impl Seen {
    fn new<W>(graph: &UnGraph<W>) -> Self {
        // Fits: a graph has fewer arcs.
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

    /// Whether it was new.
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

/// Finds the least color that is not among some.
#[derive(Debug, Clone, Default)]
struct Palette {
    /// The question at which each color was last among them.
    asked: Vec<u32>,
    n_asked: u32,
}

impl Palette {
    /// O(number of colors). Asked at most once for each vertex, so the count of the questions fits.
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
        // Fits: there are fewer colors than vertices.
        u32::try_from(least).unwrap_or(NONE)
    }
}

impl Coloring {
    fn none(n_nodes: usize) -> Self {
        Coloring { colors: vec![NONE; n_nodes], n_colors: 0 }
    }

    /// What somebody claims to be the colors of the vertices 0, 1, 2, … Nothing is believed: see
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

    /// The color of a vertex; while an algorithm runs, it may have none. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn color(&self, v: NodeId) -> Option<u32> {
        Some(self.colors[v.index()]).filter(|color| *color != NONE)
    }

    fn is_colored(&self, v: NodeId) -> bool {
        self.colors[v.index()] != NONE
    }

    /// How many colors there are: one more than the largest. O(1).
    pub fn n_colors(&self) -> usize {
        self.n_colors
    }

    /// The colors of the vertices 0, 1, 2, …
    pub fn colors(&self) -> &[u32] {
        &self.colors
    }

    /// The vertices of each color, ascending. O(V + k) with k colors.
    pub fn classes(&self) -> Vec<Vec<NodeId>> {
        let mut classes = vec![Vec::new(); self.n_colors];
        for (i, &color) in self.colors.iter().enumerate().filter(|(_, color)| **color != NONE) {
            classes[color as usize].push(NodeId::at(i));
        }
        classes
    }

    /// Whether every vertex of this graph has a color, and no edge joins two of one. That fewer
    /// colors are not enough, it does not say. O(V + E).
    ///
    /// # Errors
    /// [`ColoringError::Clash`] with the first such edge, [`ColoringError::NoSuchColor`],
    /// [`ColoringError::OtherGraph`].
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

/// A loop joins a vertex to itself, and cannot be colored.
fn check_loops<W>(graph: &UnGraph<W>) -> Result<(), GraphError> {
    match graph.edge_ids().find(|(_, edge)| edge.tail == edge.head) {
        None => Ok(()),
        Some((edge, _)) => Err(GraphError::SelfLoop { edge }),
    }
}

/// Whether every vertex stands in the order, once.
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
