//! Part of [Graph coloring](super): colours for edges, so that no two edges of one colour meet.
//!
//! A vertex of degree d needs d colours. Between two sides, as many as the largest degree are enough (D. Kőnig); without
//! parallel edges, one more is enough in any graph (V. G. Vizing).

use crate::bipartite_matching::Bipartite;
use crate::error::GraphError;
use crate::graph::{EdgeId, UnGraph};

/// A colour for each edge.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EdgeColoring {
    /// The colours of the edges 0, 1, 2, …
    pub colors: Vec<u32>,
    /// How many colours there are.
    pub n_colors: usize,
}

/// Why this is no colouring of the edges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum EdgeClash {
    /// These edges meet, and have one colour.
    #[error("the edges {} and {} meet, and have the same color", first.index(), second.index())]
    Meet {
        /// The first of them.
        first: EdgeId,
        /// The second.
        second: EdgeId,
    },
    /// The colour of this edge is not among those that there are, or there are other edges.
    #[error("edge {} has no color, or one that there is not", edge.index())]
    NoSuchColor {
        /// The edge.
        edge: EdgeId,
    },
}

/// The most cells of a table of vertices and colours.
const MOST_CELLS: usize = 1 << 28;
/// No edge, or no colour.
const NONE: u32 = u32::MAX;

/// Colours the edges of a graph of two sides with as few colours as can be: as many as the largest degree. Parallel edges do no
/// harm. O(V E).
///
/// # Errors
/// [`GraphError::TooLarge`] if vertices times colours are too many.
pub fn two_sided<W>(graph: &Bipartite<W>) -> Result<EdgeColoring, GraphError> {
    let n_left = graph.n_left();
    let ends = |edge: usize| {
        let edge = &graph.edges()[edge];
        (edge.left as usize, n_left + edge.right as usize)
    };
    let n_nodes = n_left + graph.n_right();
    let mut degree = vec![0; n_nodes];
    for (x, y) in (0..graph.n_edges()).map(ends) {
        degree[x] += 1;
        degree[y] += 1;
    }
    let n_colors = degree.into_iter().max().unwrap_or(0);
    let mut table = Table::new(n_nodes, n_colors, graph.n_edges())?;
    for new in 0..graph.n_edges() {
        let (x, y) = ends(new);
        // At either end an edge has no colour yet, so a colour is free there.
        let (at_x, at_y) = (table.free(x), table.free(y));
        table.put(x, at_x, new);
        // At y the colour may be taken. The edge that has it gets the colour that is free there, and may push out another at its
        // other end, and so on. Never the new edge: the path comes to the left side by edges that had the colour free at x.
        let (mut v, mut color, mut other) = (y, at_x, at_y);
        let mut pushed_out = table.replace(v, color, new);
        while let Some(edge) = pushed_out {
            // Invariant: at v the edge has lost its colour, and the other one is free.
            table.put(v, other, edge);
            let (x, y) = ends(edge);
            v = x + y - v;
            table.clear(v, color);
            pushed_out = table.replace(v, other, edge);
            (color, other) = (other, color);
        }
    }
    Ok(EdgeColoring { colors: table.colors, n_colors })
}

/// Which edge of each colour is at each vertex.
struct Table {
    n_colors: usize,
    /// Rows of `n_colors` edges.
    edges: Vec<u32>,
    /// Of each edge.
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

    /// The least colour that no edge at v has.
    fn free(&self, v: usize) -> usize {
        let row = &self.edges[v * self.n_colors..(v + 1) * self.n_colors];
        row.iter().position(|edge| *edge == NONE).unwrap_or(0)
    }

    /// Gives the edge the colour at v; the edge that had it there is returned.
    fn replace(&mut self, v: usize, color: usize, edge: usize) -> Option<usize> {
        // Fits: a graph has fewer edges than NONE.
        let id = u32::try_from(edge).unwrap_or(NONE);
        self.colors[edge] = u32::try_from(color).unwrap_or(NONE);
        let before = std::mem::replace(&mut self.edges[v * self.n_colors + color], id);
        (before != NONE).then_some(before as usize)
    }

    fn put(&mut self, v: usize, color: usize, edge: usize) {
        let before = self.replace(v, color, edge);
        debug_assert!(before.is_none_or(|before| before == edge), "the colour is free");
    }

    fn clear(&mut self, v: usize, color: usize) {
        self.edges[v * self.n_colors + color] = NONE;
    }
}

impl EdgeColoring {
    /// Whether every edge of this graph of two sides has a colour, and no two of one colour meet. O(V + E + table of colours).
    ///
    /// # Errors
    /// [`EdgeClash`].
    pub fn verify<W>(&self, graph: &Bipartite<W>) -> Result<(), EdgeClash> {
        let n_left = graph.n_left();
        let ends =
            graph.edges().iter().map(|edge| [edge.left as usize, n_left + edge.right as usize]);
        self.verify_ends(graph.n_edges(), ends)
    }

    /// The same for any graph.
    ///
    /// # Errors
    /// [`EdgeClash`].
    pub fn verify_any<W>(&self, graph: &UnGraph<W>) -> Result<(), EdgeClash> {
        let ends = graph.edges().iter().map(|edge| [edge.tail.index(), edge.head.index()]);
        self.verify_ends(graph.n_edges(), ends)
    }

    fn verify_ends(
        &self,
        n_edges: usize,
        ends: impl Iterator<Item = [usize; 2]>,
    ) -> Result<(), EdgeClash> {
        let is_bad = |color: &u32| self.n_colors <= *color as usize;
        if let Some(i) = self.colors.iter().position(is_bad) {
            return Err(EdgeClash::NoSuchColor { edge: EdgeId::at(i) });
        }
        if self.colors.len() != n_edges {
            let edge = EdgeId::at(self.colors.len().min(n_edges));
            return Err(EdgeClash::NoSuchColor { edge });
        }
        // Those that meet and have one colour lie side by side, in the order of their ends and colours.
        let mut places: Vec<(usize, u32, usize)> = Vec::with_capacity(2 * n_edges);
        for (i, (ends, &color)) in ends.zip(&self.colors).enumerate() {
            places.extend(ends.map(|v| (v, color, i)));
        }
        places.sort_unstable();
        match places.windows(2).find(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1)) {
            None => Ok(()),
            Some(pair) => {
                Err(EdgeClash::Meet { first: EdgeId::at(pair[0].2), second: EdgeId::at(pair[1].2) })
            }
        }
    }
}
