//! Part of [the chapter](crate): building a graph from edges, adjacency lists, or a matrix.
//!
//! Page: `docs/en/graph-theory/the-graph.md`.

use std::marker::PhantomData;

use super::{Arc, Directed, Edge, EdgeId, Graph, Kind, MOST_IDS, NodeId};
use crate::error::{GraphError, check_ends};

/// A list of vertices and edges, from which [`build`](Self::build) makes a [`Graph`].
///
/// If the vertices are numbered by `usize`, [`NodeId::try_from`] turns a number into an id.
///
/// ```
/// use graph_theory::{Graph, GraphBuilder};
///
/// let mut builder = GraphBuilder::new();
/// let (a, b) = (builder.add_node()?, builder.add_node()?);
/// let road = builder.add_edge(a, b, 12)?;
/// let graph: Graph<u32> = builder.build();
/// assert_eq!((graph.n_nodes(), graph.edge(road).weight), (2, 12));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct GraphBuilder<W = (), K = Directed> {
    n_nodes: usize,
    edges: Vec<Edge<W>>,
    kind: PhantomData<K>,
}

impl<W, K> Default for GraphBuilder<W, K> {
    fn default() -> Self {
        GraphBuilder { n_nodes: 0, edges: Vec::new(), kind: PhantomData }
    }
}

/// Returns the number of arcs of this many edges.
fn n_arcs<K: Kind>(n_edges: usize) -> usize {
    if K::IS_DIRECTED { n_edges } else { n_edges.saturating_mul(2) }
}

/// Checks that there are enough ids for this many vertices and arcs.
pub(super) fn check_size(n_nodes: usize, n_arcs: usize) -> Result<(), GraphError> {
    for (what, n) in [("vertices", n_nodes), ("arcs", n_arcs)] {
        if MOST_IDS < n {
            return Err(GraphError::TooLarge { what, n });
        }
    }
    Ok(())
}

impl<W, K: Kind> GraphBuilder<W, K> {
    /// Returns a builder without vertices or edges.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a vertex. Its id is the number of vertices added before it. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are no ids left.
    pub fn add_node(&mut self) -> Result<NodeId, GraphError> {
        let node = self.n_nodes;
        self.add_nodes(1)?;
        Ok(NodeId::at(node))
    }

    /// Adds `n` vertices. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are not enough ids left; no vertex is added in this case.
    pub fn add_nodes(&mut self, n: usize) -> Result<(), GraphError> {
        let n_nodes = self.n_nodes.saturating_add(n);
        check_size(n_nodes, 0)?;
        self.n_nodes = n_nodes;
        Ok(())
    }

    /// Adds an edge. Its id is the number of edges added before it. Loops and parallel edges are
    /// allowed. O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if an end has not been added as a vertex,
    /// [`GraphError::TooLarge`] if there are no arc ids left.
    pub fn add_edge(
        &mut self,
        tail: NodeId,
        head: NodeId,
        weight: W,
    ) -> Result<EdgeId, GraphError> {
        check_size(0, n_arcs::<K>(self.edges.len() + 1))?;
        let edge = EdgeId::at(self.edges.len());
        check_ends(edge, [tail, head], self.n_nodes)?;
        self.edges.push(Edge { tail, head, weight });
        Ok(edge)
    }

    /// Returns the number of vertices so far.
    pub fn n_nodes(&self) -> usize {
        self.n_nodes
    }

    /// Returns the number of edges so far.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }
}

impl<W: Clone, K: Kind> GraphBuilder<W, K> {
    /// Returns the graph of these vertices and edges. O(V + E).
    pub fn build(self) -> Graph<W, K> {
        freeze(self.n_nodes, self.edges)
    }
}

/// Builds the arrays of the graph with a stable counting sort of the arcs by tail. The caller has
/// checked the ends of the edges and the number of arcs.
pub(super) fn freeze<W: Clone, K: Kind>(n_nodes: usize, edges: Vec<Edge<W>>) -> Graph<W, K> {
    // At first, next[u + 1] counts the arcs of vertex u. Later, next[u] is the position of the next
    // arc of u.
    let mut next = vec![0_u32; n_nodes + 1];
    for edge in &edges {
        next[edge.tail.index() + 1] += 1;
        if !K::IS_DIRECTED {
            next[edge.head.index() + 1] += 1;
        }
    }
    let mut n_before = 0;
    for place in &mut next {
        n_before += *place;
        *place = n_before;
    }
    let first = next.clone();
    let arcs = match edges.first() {
        None => Vec::new(),
        Some(edge) => {
            let filler = Arc { head: edge.head, edge: EdgeId(0), weight: edge.weight.clone() };
            let mut arcs = vec![filler; n_before as usize];
            let mut put = |tail: NodeId, arc: Arc<W>| {
                let place = &mut next[tail.index()];
                arcs[*place as usize] = arc;
                *place += 1;
            };
            for (i, Edge { tail, head, weight }) in edges.iter().enumerate() {
                let edge = EdgeId::at(i);
                put(*tail, Arc { head: *head, edge, weight: weight.clone() });
                if !K::IS_DIRECTED {
                    put(*head, Arc { head: *tail, edge, weight: weight.clone() });
                }
            }
            arcs
        }
    };
    let heads = heads_of(&arcs);
    Graph { first, arcs, heads, edges, kind: PhantomData }
}

/// Returns the head of each arc.
pub(super) fn heads_of<W>(arcs: &[Arc<W>]) -> Vec<NodeId> {
    arcs.iter().map(|arc| arc.head).collect()
}

impl<K: Kind> Graph<(), K> {
    /// Returns the graph with the vertices `0..n_nodes` and these unweighted edges, in this order.
    /// O(V + E).
    ///
    /// The ends are `u32`, as in a [`NodeId`]. From ends that are `usize`, [`GraphBuilder`] makes
    /// the graph:
    ///
    /// ```
    /// use graph_theory::{DiGraph, Graph, GraphBuilder, NodeId};
    ///
    /// let ends: [(usize, usize); 2] = [(0, 1), (1, 2)];
    /// let mut builder = GraphBuilder::new();
    /// builder.add_nodes(3)?;
    /// for (tail, head) in ends {
    ///     builder.add_edge(NodeId::try_from(tail)?, NodeId::try_from(head)?, ())?;
    /// }
    /// let graph: DiGraph = builder.build();
    /// assert_eq!(Ok(graph), Graph::from_edges(3, [(0, 1), (1, 2)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if an end is not in `0..n_nodes`, [`GraphError::TooLarge`] if
    /// there are more vertices or arcs than ids.
    pub fn from_edges(
        n_nodes: usize,
        edges: impl IntoIterator<Item = (u32, u32)>,
    ) -> Result<Self, GraphError> {
        Graph::from_weighted_edges(n_nodes, edges.into_iter().map(|(tail, head)| (tail, head, ())))
    }

    /// Returns the graph whose arcs out of each vertex lead to the vertices in its list, in this
    /// order. In an undirected graph, only one end of each edge may list it. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if a list names a vertex that has no list,
    /// [`GraphError::TooLarge`] if there are more vertices or arcs than ids.
    pub fn from_adjacency_lists<L: AsRef<[u32]>>(lists: &[L]) -> Result<Self, GraphError> {
        check_size(lists.len(), 0)?;
        let edges = (0..)
            .zip(lists)
            .flat_map(|(tail, heads)| heads.as_ref().iter().map(move |&head| (tail, head)));
        Graph::from_edges(lists.len(), edges)
    }
}

impl<W: Clone, K: Kind> Graph<W, K> {
    /// Returns the graph with the vertices `0..n_nodes` and these weighted edges, in this order.
    /// The ends are `u32`, as for [`from_edges`](Graph::from_edges). O(V + E).
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if an end is not in `0..n_nodes`, [`GraphError::TooLarge`] if
    /// there are more vertices or arcs than ids.
    pub fn from_weighted_edges(
        n_nodes: usize,
        edges: impl IntoIterator<Item = (u32, u32, W)>,
    ) -> Result<Self, GraphError> {
        let mut builder = GraphBuilder::new();
        builder.add_nodes(n_nodes)?;
        for (tail, head, weight) in edges {
            builder.add_edge(NodeId(tail), NodeId(head), weight)?;
        }
        Ok(builder.build())
    }

    /// Returns the graph of an adjacency matrix. `weight` turns a cell into the weight of an edge,
    /// or `None` for no edge. The matrix is read row by row, so the arcs out of each vertex ascend.
    /// In an undirected graph, the edges are the cells on and above the diagonal. O(V² + E).
    ///
    /// # Errors
    /// [`GraphError::NotSquare`] if a row does not have as many cells as there are rows;
    /// [`GraphError::NotSymmetric`] if the graph is undirected and two cells that mirror each other
    /// have different meanings; [`GraphError::TooLarge`] if there are more vertices or arcs than
    /// ids.
    pub fn from_adjacency_matrix<C, R: AsRef<[C]>>(
        rows: &[R],
        mut weight: impl FnMut(&C) -> Option<W>,
    ) -> Result<Self, GraphError>
    where
        W: PartialEq,
    {
        let n_rows = rows.len();
        let rows: Vec<&[C]> = rows.iter().map(AsRef::as_ref).collect();
        if let Some(row) = rows.iter().position(|row| row.len() != n_rows) {
            return Err(GraphError::NotSquare { row, len: rows[row].len(), n_rows });
        }
        let mut builder = GraphBuilder::new();
        builder.add_nodes(n_rows)?;
        for (row, cells) in rows.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                if !K::IS_DIRECTED && column < row {
                    if weight(cell) != weight(&rows[column][row]) {
                        return Err(GraphError::NotSymmetric { row: column, column: row });
                    }
                } else if let Some(weight) = weight(cell) {
                    builder.add_edge(NodeId::at(row), NodeId::at(column), weight)?;
                }
            }
        }
        Ok(builder.build())
    }
}
