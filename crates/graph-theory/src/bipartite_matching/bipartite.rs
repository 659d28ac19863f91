//! Part of [the sections on matchings](super): the bipartite graph. It has two sides, left and
//! right, each numbered from 0, and all edges join the two sides.
//!
//! The right ends of the edges of a left vertex are contiguous, in the order in which the edges
//! were added.
//!
//! Cost: O(V + E) to build, O(1) to find the edges of a left vertex.
//!
//! Checked: every graph of up to 4 vertices, and random graphs, are split, or their odd cycle is
//! followed.
//!
//! Page: `docs/en/graph-theory/README.md`.

use std::ops::Range;

use crate::error::{GraphError, check_ends_of};
use crate::graph::{self, DiGraph, EdgeId, MOST_IDS, NodeId, UnGraph};

/// An edge from the left side to the right side.
///
/// ```
/// use graph_theory::Bipartite;
/// use graph_theory::bipartite_matching::Edge;
///
/// let graph = Bipartite::from_weighted_edges(2, 3, [(1, 2, 'a')])?;
/// assert_eq!(graph.edges(), [Edge { left: 1, right: 2, weight: 'a' }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edge<W> {
    /// The left end, numbered on that side.
    pub left: u32,
    /// The right end, numbered on that side.
    pub right: u32,
    /// The weight of the edge.
    pub weight: W,
}

/// An immutable bipartite graph.
///
/// Its vertices are `u32`, not [`NodeId`], because each side is numbered from 0: left vertex 0 is
/// not right vertex 0. To start from an [`UnGraph`], use [`Split`].
///
/// ```
/// use graph_theory::{Bipartite, hopcroft_karp};
///
/// // Two on the left, three on the right.
/// let graph = Bipartite::from_edges(2, 3, [(0, 0), (0, 2), (1, 2)])?;
/// assert_eq!((graph.n_left(), graph.n_right(), graph.n_edges()), (2, 3, 3));
/// assert!(hopcroft_karp(&graph).pairs().eq([(0, 0), (1, 2)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bipartite<W = ()> {
    n_right: usize,
    /// The edges of the left vertex x are at `first[x]..first[x + 1]`, so this has one entry more
    /// than there are left vertices.
    first: Vec<u32>,
    /// The right end of each of these edges.
    heads: Vec<u32>,
    /// The id of each of these edges.
    ids: Vec<EdgeId>,
    /// The edges, in the order in which they were added.
    edges: Vec<Edge<W>>,
}

impl<W> Default for Bipartite<W> {
    fn default() -> Self {
        Bipartite {
            n_right: 0,
            first: vec![0],
            heads: Vec::new(),
            ids: Vec::new(),
            edges: Vec::new(),
        }
    }
}

impl Bipartite {
    /// Returns the graph with two sides of these sizes and these unweighted edges, in this order.
    /// O(V + E).
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if a side has no such vertex, [`GraphError::TooLarge`] if
    /// there are more vertices or edges than ids.
    pub fn from_edges(
        n_left: usize,
        n_right: usize,
        edges: impl IntoIterator<Item = (u32, u32)>,
    ) -> Result<Self, GraphError> {
        let edges = edges.into_iter().map(|(left, right)| (left, right, ()));
        Bipartite::from_weighted_edges(n_left, n_right, edges)
    }

    /// Returns the graph in which each vertex of a directed graph appears twice: on the left for
    /// its outgoing arcs, and on the right for its incoming arcs. Arcs keep their ids, and their
    /// order at each vertex. O(V + E).
    pub fn from_arcs<W>(graph: &DiGraph<W>) -> Self {
        let arcs = graph.all_arcs();
        // Fits: a graph has fewer than 2³² arcs.
        let end = |u: NodeId| u32::try_from(graph.arc_range(u).end).unwrap_or(u32::MAX);
        let edge = |edge: &graph::Edge<W>| Edge {
            left: edge.tail.into(),
            right: edge.head.into(),
            weight: (),
        };
        Bipartite {
            n_right: graph.n_nodes(),
            first: std::iter::once(0).chain(graph.nodes().map(end)).collect(),
            heads: arcs.iter().map(|arc| arc.head.into()).collect(),
            ids: arcs.iter().map(|arc| arc.edge).collect(),
            edges: graph.edges().iter().map(edge).collect(),
        }
    }

    /// Returns the graph in which each left vertex has the right ends in its row, `n_edges` in
    /// total; edges are numbered in this order. It neither sorts nor checks anything. O(V + E).
    pub(super) fn of_rows<R: IntoIterator<Item = u32>>(
        n_right: usize,
        n_edges: usize,
        rows: impl ExactSizeIterator<Item = R>,
    ) -> Self {
        let mut first = Vec::with_capacity(rows.len() + 1);
        let mut heads = Vec::with_capacity(n_edges);
        let mut edges = Vec::with_capacity(n_edges);
        first.push(0);
        for (left, row) in (0..).zip(rows) {
            heads.extend(row);
            let row = &heads[edges.len()..];
            edges.extend(row.iter().map(|&right| Edge { left, right, weight: () }));
            first.push(EdgeId::at(edges.len()).into());
        }
        let ids = (0..edges.len()).map(EdgeId::at).collect();
        Bipartite { n_right, first, heads, ids, edges }
    }
}

impl<W> Bipartite<W> {
    /// Returns the graph with two sides of these sizes and these weighted edges, in this order.
    /// Parallel edges are kept. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if a side has no such vertex, [`GraphError::TooLarge`] if
    /// there are more vertices or edges than ids.
    pub fn from_weighted_edges(
        n_left: usize,
        n_right: usize,
        edges: impl IntoIterator<Item = (u32, u32, W)>,
    ) -> Result<Self, GraphError> {
        let edges: Vec<Edge<W>> =
            edges.into_iter().map(|(left, right, weight)| Edge { left, right, weight }).collect();
        let sizes = [("vertices", n_left), ("vertices", n_right), ("arcs", edges.len())];
        for (what, n) in sizes {
            if MOST_IDS < n {
                return Err(GraphError::TooLarge { what, n });
            }
        }
        for (i, edge) in edges.iter().enumerate() {
            check_ends(EdgeId::at(i), (edge.left, n_left), (edge.right, n_right))?;
        }
        Ok(Bipartite::freeze(n_left, n_right, edges))
    }

    /// Builds the arrays of the graph with a stable counting sort of the edges by left end.
    fn freeze(n_left: usize, n_right: usize, edges: Vec<Edge<W>>) -> Self {
        // At first, first[x + 1] counts the edges of x; later, the counts are summed up.
        let mut first = vec![0_u32; n_left + 1];
        for edge in &edges {
            first[edge.left as usize + 1] += 1;
        }
        let mut n_before = 0;
        for place in &mut first {
            n_before += *place;
            *place = n_before;
        }
        let mut next = first.clone();
        let mut heads = vec![0; edges.len()];
        let mut ids = vec![EdgeId::default(); edges.len()];
        for (i, edge) in edges.iter().enumerate() {
            let place = &mut next[edge.left as usize];
            heads[*place as usize] = edge.right;
            ids[*place as usize] = EdgeId::at(i);
            *place += 1;
        }
        Bipartite { n_right, first, heads, ids, edges }
    }

    /// Returns the number of left vertices.
    pub fn n_left(&self) -> usize {
        self.first.len() - 1
    }

    /// Returns the number of right vertices.
    pub fn n_right(&self) -> usize {
        self.n_right
    }

    /// Returns the number of edges, including parallel edges.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }

    /// Returns the left vertices in ascending order.
    pub fn left(&self) -> Range<u32> {
        // Fits: this was checked when the graph was built.
        0..u32::try_from(self.n_left()).unwrap_or(u32::MAX)
    }

    /// Returns the right vertices in ascending order.
    pub fn right(&self) -> Range<u32> {
        0..u32::try_from(self.n_right).unwrap_or(u32::MAX)
    }

    /// Returns the right ends of the edges of the left vertex `x`, in the order of the edges. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn heads(&self, x: u32) -> &[u32] {
        &self.heads[self.head_range(x)]
    }

    /// Returns the range of these right ends within [`Bipartite::all_heads`], for algorithms that
    /// keep a cursor for each vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn head_range(&self, x: u32) -> Range<usize> {
        self.first[x as usize] as usize..self.first[x as usize + 1] as usize
    }

    /// Returns the right ends of all edges; those of one left vertex are contiguous.
    pub fn all_heads(&self) -> &[u32] {
        &self.heads
    }

    /// Returns an iterator over the edges of the left vertex `x`, each with its right end, in the
    /// order in which they were added.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn edges_of(&self, x: u32) -> impl Iterator<Item = (EdgeId, u32)> + '_ {
        let range = self.head_range(x);
        self.ids[range.clone()].iter().copied().zip(self.heads[range].iter().copied())
    }

    /// Returns all edges, indexed by id.
    pub fn edges(&self) -> &[Edge<W>] {
        &self.edges
    }

    /// Returns an edge, as it was added. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn edge(&self, edge: EdgeId) -> &Edge<W> {
        &self.edges[edge.index()]
    }
}

impl<W: Clone> Bipartite<W> {
    /// Returns the graph with its sides exchanged. Edges keep their ids. O(V + E).
    pub fn flipped(&self) -> Self {
        let edges = self.edges.iter().map(|edge| Edge {
            left: edge.right,
            right: edge.left,
            weight: edge.weight.clone(),
        });
        Bipartite::freeze(self.n_right, self.n_left(), edges.collect())
    }
}

/// Checks the ends of an edge, each given with the number of vertices on its side.
pub(super) fn check_ends(
    edge: EdgeId,
    (left, n_left): (u32, usize),
    (right, n_right): (u32, usize),
) -> Result<(), GraphError> {
    let ends = [("left vertex", left, n_left), ("right vertex", right, n_right)];
    check_ends_of(edge, ends.map(|(what, v, n)| (what, v.into(), n)))
}

/// A graph split into two sides. Edges keep their ids.
///
/// ```
/// use graph_theory::{NodeId, Split, UnGraph, hopcroft_karp};
///
/// let Split { graph, left, right } = Split::from_graph(&UnGraph::from_edges(3, [(2, 1)])?)?;
/// assert_eq!(left, [0, 1].map(NodeId::from));
/// assert_eq!(right, [NodeId::from(2)]);
/// // The pairs have the numbers on the sides; `left` and `right` translate them.
/// let (x, y) = hopcroft_karp(&graph).pairs().next().expect("there is one edge");
/// assert_eq!((left[x as usize], right[y as usize]), (NodeId::from(1), NodeId::from(2)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Split<W = ()> {
    /// The same edges as a bipartite graph.
    pub graph: Bipartite<W>,
    /// The original id of each left vertex, ascending.
    pub left: Vec<NodeId>,
    /// The original id of each right vertex, ascending.
    pub right: Vec<NodeId>,
}

impl<W: Clone> Split<W> {
    /// Splits a graph; the least vertex of each component goes to the left. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::NotBipartite`] with an odd cycle, if the graph is not bipartite.
    pub fn from_graph(graph: &UnGraph<W>) -> Result<Self, GraphError> {
        let is_right = two_sides(graph)?;
        // The number of each vertex on its own side.
        let mut number = vec![0; graph.n_nodes()];
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for v in graph.nodes() {
            let side = if is_right[v.index()] { &mut right } else { &mut left };
            number[v.index()] = u32::from(NodeId::at(side.len()));
            side.push(v);
        }
        let edges = graph.edges().iter().map(|edge| {
            let is_turned = is_right[edge.tail.index()];
            let (x, y) = if is_turned { (edge.head, edge.tail) } else { (edge.tail, edge.head) };
            (number[x.index()], number[y.index()], edge.weight.clone())
        });
        let graph = Bipartite::from_weighted_edges(left.len(), right.len(), edges)?;
        Ok(Split { graph, left, right })
    }
}

/// Returns a side for each vertex such that every edge joins the two sides. The left is `false`;
/// the least vertex of each component is there. O(V + E).
///
/// ```
/// use graph_theory::UnGraph;
/// use graph_theory::bipartite_matching::two_sides;
///
/// assert_eq!(two_sides(&UnGraph::from_edges(3, [(0, 1), (1, 2)])?)?, [false, true, false]);
/// assert!(two_sides(&UnGraph::from_edges(3, [(0, 1), (1, 2), (2, 0)])?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NotBipartite`] with an odd cycle, if the graph is not bipartite.
pub fn two_sides<W>(graph: &UnGraph<W>) -> Result<Vec<bool>, GraphError> {
    let mut side: Vec<Option<bool>> = vec![None; graph.n_nodes()];
    // The edge by which each vertex was reached, or `None` for a root.
    let mut by: Vec<Option<EdgeId>> = vec![None; graph.n_nodes()];
    let mut queue: Vec<NodeId> = Vec::new();
    for root in graph.nodes() {
        if side[root.index()].is_some() {
            continue;
        }
        side[root.index()] = Some(false);
        let mut next = queue.len();
        queue.push(root);
        while let Some(&u) = queue.get(next) {
            // Invariant: the search is breadth-first, so the sides are the parities of the
            // distances from the root.
            next += 1;
            for arc in graph.arcs(u) {
                let (here, there) = (side[u.index()], &mut side[arc.head.index()]);
                if there.is_none() {
                    *there = here.map(|is_right| !is_right);
                    by[arc.head.index()] = Some(arc.edge);
                    queue.push(arc.head);
                } else if *there == here {
                    let odd_cycle = meet(graph, &by, (u, arc.head), arc.edge);
                    return Err(GraphError::NotBipartite { odd_cycle });
                }
            }
        }
    }
    Ok(side.into_iter().flatten().collect())
}

/// Returns the cycle of an edge and the tree paths from its ends to where they meet. The distances
/// of the ends differ by at most 1, and by an even number since both are on the same side. So they
/// are equal, and so are the lengths of the two paths.
fn meet<W>(
    graph: &UnGraph<W>,
    by: &[Option<EdgeId>],
    (mut u, mut v): (NodeId, NodeId),
    edge: EdgeId,
) -> Vec<EdgeId> {
    let (mut from_u, mut cycle) = (Vec::new(), vec![edge]);
    while u != v
        && let (Some(up), Some(down)) = (by[u.index()], by[v.index()])
    {
        from_u.push(up);
        cycle.push(down);
        (u, v) = (graph.edge(up).other_end(u), graph.edge(down).other_end(v));
    }
    // From u over the edge to v, up to the meeting point, and down to u again.
    cycle.extend(from_u.into_iter().rev());
    cycle
}
