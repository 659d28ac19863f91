//! Part of [Graph coloring](super): edge colorings, in which edges of the same color do not meet.
//!
//! A vertex of degree d needs d colors. In a bipartite graph, as many colors as the largest degree
//! suffice (D. Kőnig); in any graph without parallel edges, one more suffices (V. G. Vizing).
//!
//! Cost: O(V E) time and O(V + E) space in a bipartite graph; O(E (V + D²)) time and O(V D) space
//! in any graph of largest degree D.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring/edge-coloring.md`.

mod sparse;

use self::sparse::SparseTable;
use crate::bipartite_matching::Bipartite;
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};

/// A color for each edge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EdgeColoring {
    /// The color of each edge, indexed by id.
    pub colors: Vec<u32>,
    /// The number of colors.
    pub n_colors: usize,
}

/// The reason an edge coloring is not valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ClashError {
    /// These two edges meet, and have the same color.
    #[error("the edges {} and {} meet, and have the same color", first.index(), second.index())]
    Meet {
        /// The first of them.
        first: EdgeId,
        /// The second.
        second: EdgeId,
    },
    /// The color of this edge is out of range, or the number of edges differs.
    #[error("edge {} has no color, or one that there is not", edge.index())]
    NoSuchColor {
        /// The edge.
        edge: EdgeId,
    },
}

/// The largest number of cells in a table of vertices and colors.
const MOST_CELLS: usize = 1 << 28;
/// Marks the absence of an edge or a color.
const NONE: u32 = u32::MAX;

/// The largest number of table cells per vertex and edge; beyond that, a sparse table is used,
/// which stores nothing for absent colors.
const MOST_CELLS_EACH: usize = 32;

/// Colors the edges of a bipartite graph with the fewest colors, which is the largest degree.
/// Parallel edges make no difference. O(V E) time and O(V + E) space; if the degrees differ widely,
/// colors are looked up by searching the edges of a vertex.
///
/// ```
/// use graph_theory::Bipartite;
/// use graph_theory::bipartite_matching::coloring::edge_coloring::two_sided;
///
/// let graph = Bipartite::from_edges(2, 2, [(0, 0), (0, 1), (1, 0), (1, 1)])?;
/// assert_eq!(two_sided(&graph).n_colors, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn two_sided<W>(graph: &Bipartite<W>) -> EdgeColoring {
    let mut degree = vec![0; graph.n_left() + graph.n_right()];
    for edge in graph.edges() {
        degree[edge.left as usize] += 1;
        degree[graph.n_left() + edge.right as usize] += 1;
    }
    let n_colors = degree.iter().copied().max().unwrap_or(0);
    let most_cells = MOST_CELLS_EACH.saturating_mul(degree.len() + graph.n_edges());
    let is_small = degree.len().saturating_mul(n_colors) <= most_cells;
    let dense = || Table::new(degree.len(), n_colors, graph.n_edges()).ok();
    let colors = if let Some(mut table) = is_small.then(dense).flatten() {
        color_one_by_one(graph, &mut table);
        table.colors
    } else {
        let mut table = SparseTable::new(&degree, graph.n_edges());
        color_one_by_one(graph, &mut table);
        table.colors
    };
    EdgeColoring { colors, n_colors }
}

/// Colors one edge at a time, each time recoloring at most one path of other edges.
fn color_one_by_one<W>(graph: &Bipartite<W>, table: &mut impl Cells) {
    let n_left = graph.n_left();
    let ends = |edge: usize| {
        let edge = &graph.edges()[edge];
        (edge.left as usize, n_left + edge.right as usize)
    };
    for new in 0..graph.n_edges() {
        let (x, y) = ends(new);
        // At each end this edge has no color yet, so some color is free there.
        let (at_x, at_y) = (table.free(x), table.free(y));
        table.put(x, at_x, new);
        // The color may be taken at y. The edge that has it takes the color that is free there,
        // which may displace another edge at its other end, and so on. This never comes back to the
        // new edge: the path reaches the left side only by edges of a color that was free at x.
        let (mut v, mut color, mut other) = (y, at_x, at_y);
        let mut pushed_out = table.replace(v, color, new);
        while let Some(edge) = pushed_out {
            // Invariant: at v the edge has lost its color, and the other color is free.
            table.put(v, other, edge);
            let (x, y) = ends(edge);
            v = x + y - v;
            table.clear(v, color);
            pushed_out = table.replace(v, other, edge);
            (color, other) = (other, color);
        }
    }
}

/// The reason the edges of a graph cannot be colored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EdgeColoringError {
    /// These edges join the same two vertices, so one more color than the largest degree may not
    /// suffice.
    #[error("the edges {} and {} are parallel", first.index(), second.index())]
    Parallel {
        /// The first of them.
        first: EdgeId,
        /// The second.
        second: EdgeId,
    },
    /// There is a loop, or the number of vertices times colors is too large.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// Colors the edges of any graph without loops or parallel edges with one more color than the
/// largest degree. One color fewer may suffice, but that is hard to decide. O(E (V + D²)), where D
/// is the largest degree.
///
/// # Errors
/// [`EdgeColoringError`] if there is a loop, there are parallel edges, or the table is too large.
pub fn misra_gries<W>(graph: &UnGraph<W>) -> Result<EdgeColoring, EdgeColoringError> {
    check_simple(graph)?;
    let most = graph.nodes().map(|v| graph.degree(v)).max().unwrap_or(0);
    let n_colors = most + usize::from(0 < most);
    let mut table = Table::new(graph.n_nodes(), n_colors, graph.n_edges())?;
    for (new, edge) in graph.edges().iter().enumerate() {
        let u = edge.tail;
        let fan = fan(&table, graph, u, (edge.head, new));
        let (last, _) = fan[fan.len() - 1];
        let (color, wanted) = (table.free(u.index()), table.free(last.index()));
        exchange(&mut table, graph, u, [wanted, color]);
        // Now this color is free at u, and also at some vertex of the fan up to which the fan is
        // still valid.
        let is_free = |&(w, _): &(NodeId, usize)| table.edge(w.index(), wanted).is_none();
        let end = fan.iter().position(is_free).unwrap_or(fan.len() - 1);
        let moved: Vec<usize> =
            fan[1..=end].iter().map(|&(_, edge)| table.colors[edge] as usize).collect();
        for (&(w, _), &color) in fan[1..=end].iter().zip(&moved) {
            table.clear(u.index(), color);
            table.clear(w.index(), color);
        }
        for (&(w, edge), color) in fan.iter().zip(moved.into_iter().chain([wanted])) {
            table.put(u.index(), color, edge);
            table.put(w.index(), color, edge);
        }
    }
    Ok(EdgeColoring { colors: table.colors, n_colors })
}

/// Returns a maximal fan: neighbors of u with their edges, of which the first edge has no color.
/// The color of each later edge is free at the neighbor before it, so all colors could move up by
/// one place.
fn fan<W>(
    table: &Table,
    graph: &UnGraph<W>,
    u: NodeId,
    first: (NodeId, usize),
) -> Vec<(NodeId, usize)> {
    let mut fan = vec![first];
    let mut is_in = vec![false; table.n_colors];
    loop {
        let (last, _) = fan[fan.len() - 1];
        let is_free = |color: usize| table.edge(last.index(), color).is_none();
        let mut next = (0..table.n_colors).filter(|&color| !is_in[color] && is_free(color));
        let next = next.find_map(|color| Some((color, table.edge(u.index(), color)?)));
        let Some((color, edge)) = next else { return fan };
        is_in[color] = true;
        fan.push((graph.edges()[edge].other_end(u), edge));
    }
}

/// Swaps two colors along the path of both that begins at u, where the second color is free.
fn exchange<W>(table: &mut Table, graph: &UnGraph<W>, u: NodeId, [one, other]: [usize; 2]) {
    let (mut v, mut color, mut path) = (u, one, Vec::new());
    while let Some(edge) = table.edge(v.index(), color) {
        path.push((edge, color));
        v = graph.edges()[edge].other_end(v);
        color = one + other - color;
    }
    let ends = |edge: usize| [graph.edges()[edge].tail.index(), graph.edges()[edge].head.index()];
    for &(edge, color) in &path {
        for v in ends(edge) {
            table.clear(v, color);
        }
    }
    for &(edge, color) in &path {
        for v in ends(edge) {
            table.put(v, one + other - color, edge);
        }
    }
}

/// Checks that there are no loops and no parallel edges. O(E log E).
fn check_simple<W>(graph: &UnGraph<W>) -> Result<(), EdgeColoringError> {
    super::check_loops(graph)?;
    let pair = |(id, edge): (EdgeId, &crate::graph::Edge<W>)| {
        (edge.tail.min(edge.head), edge.tail.max(edge.head), id)
    };
    let mut pairs: Vec<_> = graph.edge_ids().map(pair).collect();
    pairs.sort_unstable();
    match pairs.windows(2).find(|two| (two[0].0, two[0].1) == (two[1].0, two[1].1)) {
        None => Ok(()),
        Some(two) => Err(EdgeColoringError::Parallel { first: two[0].2, second: two[1].2 }),
    }
}

/// A map from vertices and colors to edges.
trait Cells {
    /// Returns the smallest color that no edge at v has. One of its edges must not have a color
    /// yet.
    fn free(&mut self, v: usize) -> usize;

    /// Gives the edge the color at v, and returns the edge that had it there.
    fn replace(&mut self, v: usize, color: usize, edge: usize) -> Option<usize>;

    /// Removes the color from the edge that has it at v.
    fn clear(&mut self, v: usize, color: usize);

    /// Gives the edge the color at v, where no other edge has it.
    fn put(&mut self, v: usize, color: usize, edge: usize) {
        let before = self.replace(v, color, edge);
        debug_assert!(before.is_none_or(|before| before == edge), "the color is free");
    }
}

/// A table with a cell for each vertex and color.
struct Table {
    n_colors: usize,
    /// The edges, in rows of `n_colors` cells.
    edges: Vec<u32>,
    /// The color of each edge.
    colors: Vec<u32>,
}

impl Table {
    fn new(n_nodes: usize, n_colors: usize, n_edges: usize) -> Result<Self, GraphError> {
        let n = n_nodes.saturating_mul(n_colors);
        if MOST_CELLS < n {
            return Err(GraphError::TooLarge { what: "cells", n });
        }
        Ok(Table { n_colors, edges: vec![NONE; n], colors: vec![NONE; n_edges] })
    }

    /// Returns the edge of a color at v.
    fn edge(&self, v: usize, color: usize) -> Option<usize> {
        let edge = self.edges[v * self.n_colors + color];
        (edge != NONE).then_some(edge as usize)
    }
}

impl Cells for Table {
    fn free(&mut self, v: usize) -> usize {
        let row = &self.edges[v * self.n_colors..(v + 1) * self.n_colors];
        row.iter().position(|edge| *edge == NONE).unwrap_or(0)
    }

    fn replace(&mut self, v: usize, color: usize, edge: usize) -> Option<usize> {
        let id = short(edge);
        self.colors[edge] = short(color);
        let before = std::mem::replace(&mut self.edges[v * self.n_colors + color], id);
        (before != NONE).then_some(before as usize)
    }

    fn clear(&mut self, v: usize, color: usize) {
        self.edges[v * self.n_colors + color] = NONE;
    }
}

/// Converts a number, which fits: a graph has fewer edges and colors than [`NONE`].
fn short(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(NONE)
}

impl EdgeColoring {
    /// Checks that every edge of this bipartite graph has a color, and no two edges of the same
    /// color meet. It sorts the ends in O(E log E).
    ///
    /// # Errors
    /// [`ClashError`] with the first flaw found.
    pub fn verify<W>(&self, graph: &Bipartite<W>) -> Result<(), ClashError> {
        let n_left = graph.n_left();
        let ends =
            graph.edges().iter().map(|edge| [edge.left as usize, n_left + edge.right as usize]);
        self.verify_ends(graph.n_edges(), ends)
    }

    /// Works like [`verify`](Self::verify), for any graph.
    ///
    /// # Errors
    /// [`ClashError`] with the first flaw found.
    pub fn verify_any<W>(&self, graph: &UnGraph<W>) -> Result<(), ClashError> {
        let ends = graph.edges().iter().map(|edge| [edge.tail.index(), edge.head.index()]);
        self.verify_ends(graph.n_edges(), ends)
    }

    fn verify_ends(
        &self,
        n_edges: usize,
        ends: impl Iterator<Item = [usize; 2]>,
    ) -> Result<(), ClashError> {
        let is_bad = |color: &u32| self.n_colors <= *color as usize;
        if let Some(i) = self.colors.iter().position(is_bad) {
            return Err(ClashError::NoSuchColor { edge: EdgeId::at(i) });
        }
        if self.colors.len() != n_edges {
            let edge = EdgeId::at(self.colors.len().min(n_edges));
            return Err(ClashError::NoSuchColor { edge });
        }
        // After sorting by end and color, edges that meet and have the same color are adjacent.
        let mut places: Vec<(usize, u32, usize)> = Vec::with_capacity(2 * n_edges);
        for (i, (ends, &color)) in ends.zip(&self.colors).enumerate() {
            places.extend(ends.map(|v| (v, color, i)));
        }
        places.sort_unstable();
        match places.windows(2).find(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1)) {
            None => Ok(()),
            Some(pair) => Err(ClashError::Meet {
                first: EdgeId::at(pair[0].2),
                second: EdgeId::at(pair[1].2),
            }),
        }
    }
}
