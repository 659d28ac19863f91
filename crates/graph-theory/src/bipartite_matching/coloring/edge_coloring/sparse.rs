//! Part of [Edge coloring](super): a sparse map from vertices and colors to edges, in O(V + E)
//! space.
//!
//! A vertex of degree d has d slots for the edges of the colors below d, and d more for edges of
//! other colors. The former are indexed by color; the latter are searched.
//!
//! Cost: O(1) for a color below the degree, otherwise O(d); O(V + E) space.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/coloring/edge-coloring.md`.

use std::ops::Range;

use super::{Cells, NONE, short};

/// A map from vertices and colors to edges, for graphs in which few vertices have as many edges as
/// there are colors.
pub(super) struct SparseTable {
    rows: Vec<Row>,
    /// For each vertex, the edges of the colors below its degree.
    near: Vec<u32>,
    /// For each vertex, the other colors, each with its edge.
    far: Vec<(u32, u32)>,
    /// The color of each edge.
    pub(super) colors: Vec<u32>,
}

/// The slots of a vertex.
struct Row {
    /// The index of the first slot in both parts.
    first: usize,
    /// The number of slots in each part.
    degree: usize,
    /// The number of slots in use for other colors, which come first.
    n_far: usize,
    /// A lower bound for the free colors.
    least: usize,
}

impl Row {
    /// Returns the slot of a color, if it has its own.
    fn place(&self, color: usize) -> Option<usize> {
        (color < self.degree).then_some(self.first + color)
    }

    /// Returns the slots in use for other colors.
    fn far(&self) -> Range<usize> {
        self.first..self.first + self.n_far
    }
}

impl SparseTable {
    pub(super) fn new(degrees: &[usize], n_edges: usize) -> Self {
        let mut end = 0;
        let row = |&degree: &usize| {
            let first = end;
            end += degree;
            Row { first, degree, n_far: 0, least: 0 }
        };
        let rows = degrees.iter().map(row).collect();
        let (near, far) = (vec![NONE; end], vec![(NONE, NONE); end]);
        SparseTable { rows, near, far, colors: vec![NONE; n_edges] }
    }

    /// Returns the slot of a color without its own slot at v, if the color is there.
    fn far_place(&self, v: usize, color: usize) -> Option<usize> {
        let range = self.rows[v].far();
        let is_it = |&(known, _): &(u32, u32)| known as usize == color;
        Some(range.start + self.far[range].iter().position(is_it)?)
    }
}

impl Cells for SparseTable {
    fn free(&mut self, v: usize) -> usize {
        let row = &mut self.rows[v];
        // One of the edges has no color yet, so one of the colors below the degree is free.
        let mut later = self.near[row.first + row.least..row.first + row.degree].iter();
        row.least += later.position(|edge| *edge == NONE).unwrap_or(0);
        row.least
    }

    fn replace(&mut self, v: usize, color: usize, edge: usize) -> Option<usize> {
        let id = short(edge);
        self.colors[edge] = short(color);
        let before = if let Some(place) = self.rows[v].place(color) {
            std::mem::replace(&mut self.near[place], id)
        } else if let Some(place) = self.far_place(v, color) {
            std::mem::replace(&mut self.far[place].1, id)
        } else {
            let end = self.rows[v].far().end;
            self.far[end] = (short(color), id);
            self.rows[v].n_far += 1;
            NONE
        };
        (before != NONE).then_some(before as usize)
    }

    fn clear(&mut self, v: usize, color: usize) {
        if let Some(place) = self.rows[v].place(color) {
            self.near[place] = NONE;
            let least = &mut self.rows[v].least;
            *least = color.min(*least);
        } else if let Some(place) = self.far_place(v, color) {
            let last = self.rows[v].far().end - 1;
            self.far[place] = self.far[last];
            self.rows[v].n_far -= 1;
        }
    }
}
