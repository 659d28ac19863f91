//! Matching as a maximum flow: a source before the left side, a sink after the right side, and any
//! maximum-flow algorithm. The flow also allows quotas at vertices and edges.
//!
//! Cost: that of the solver on V + 2 vertices and V + E edges; with Dinic's algorithm and quotas of
//! 1, O(E √V). O(V + E) space.
//!
//! Domain: any bipartite graph; nonnegative quotas whose sum fits 64 bits on either side. Parallel
//! edges are counted separately.
//!
//! Source: L. R. Ford, D. R. Fulkerson, "Flows in networks", Princeton University Press (1962),
//! chapter II; the edges of all largest matchings after A. L. Dulmage, N. S. Mendelsohn (1958).
//!
//! Checked: all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices against 6.19 and 6.20; quotas
//! against an exhaustive search, and against that many copies of each vertex; every answer by its
//! cut.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/matching-as-max-flow.md`.

pub mod plain;

use super::bipartite::Bipartite;
use super::matching::{Cover, Matching};
use crate::error::GraphError;
use crate::graph::{DiGraph, EdgeId, NodeId};
use crate::network_flow::dinic::dinic;
use crate::network_flow::{FlowNetwork, MaxFlow, MaxFlowError};
use crate::strongly_connected_components::tarjan::tarjan;

/// Limits on the use of vertices and edges.
///
/// ```
/// use graph_theory::{Bipartite, Quotas, Reduction, dinic};
///
/// // One teacher for two courses, the other for one.
/// let graph = Bipartite::from_edges(2, 3, [(0, 0), (0, 1), (0, 2), (1, 2)])?;
/// let quotas = Quotas { left: vec![2, 1], ..Quotas::ones(&graph) };
/// assert_eq!(Reduction::with_quotas(&graph, &quotas)?.solve(dinic)?.len(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Quotas {
    /// For each left vertex, the number of pairs it may be in.
    pub left: Vec<i64>,
    /// For each right vertex, the number of pairs it may be in.
    pub right: Vec<i64>,
    /// For each edge, the number of times it may be a pair. `None` if only the ends limit it.
    pub edges: Option<Vec<i64>>,
}

/// The reason quotas are rejected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QuotaError {
    /// There are quotas for other numbers of vertices or edges than the graph has.
    #[error("the quotas are those of another graph")]
    OtherGraph,
    /// The quota of a left vertex is negative.
    #[error("{x} on the left has a negative quota")]
    NegativeLeft {
        /// The vertex.
        x: u32,
    },
    /// The quota of a right vertex is negative.
    #[error("{y} on the right has a negative quota")]
    NegativeRight {
        /// The vertex.
        y: u32,
    },
    /// The quota of an edge is negative.
    #[error("edge {} has a negative quota", edge.index())]
    NegativeEdge {
        /// The edge.
        edge: EdgeId,
    },
    /// The sum of the quotas of a side overflows.
    #[error("the quotas of a side do not sum to 64 bits")]
    Overflow,
    /// An edge cannot be required: its quota, or that of an end, is already used up by required or
    /// forbidden edges.
    #[error("edge {} cannot be required: no quota is left", edge.index())]
    Required {
        /// The edge.
        edge: EdgeId,
    },
    /// An edge cannot be forbidden, because it is required.
    #[error("edge {} cannot be forbidden: it is required", edge.index())]
    Forbidden {
        /// The edge.
        edge: EdgeId,
    },
    /// The network is too large.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The flow network of a matching problem.
///
/// Its vertices are the left vertices, the right vertices, the source, and the sink. Its edges are
/// those of the graph, with the same ids, then one from the source to each left vertex, then one
/// from each right vertex to the sink.
///
/// ```
/// use graph_theory::{Bipartite, EdgeId, Reduction, dinic};
///
/// let graph = Bipartite::from_edges(2, 2, [(0, 0), (0, 1), (1, 0)])?;
/// let mut reduction = Reduction::new(&graph)?;
/// assert_eq!(reduction.solve(dinic)?.len(), 2);
/// // Without the edge from 1 to 0 there is one pair at most.
/// reduction.forbid(EdgeId::from(2))?;
/// assert_eq!(reduction.solve(dinic)?.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Reduction {
    network: FlowNetwork<i64>,
    n_left: usize,
    n_right: usize,
    n_edges: usize,
    /// The number of times each edge is required. The quotas of the edge and of its ends are
    /// already reduced by that.
    required: Vec<i64>,
}

/// A maximum number of pairs, and the cut that proves it.
///
/// ```
/// use graph_theory::{Bipartite, EdgeId, Reduction, dinic};
///
/// let mut reduction = Reduction::new(&Bipartite::from_edges(2, 1, [(0, 0), (1, 0)])?)?;
/// let matching = reduction.solve(dinic)?;
/// // All pairs must pass the one vertex on the right.
/// assert_eq!((matching.len(), &matching.cut().right), (1, &vec![0]));
/// assert!(matching.verify(&reduction).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct FlowMatching {
    flow: MaxFlow<i64>,
    /// For each edge, the number of times it is a pair.
    times: Vec<i64>,
    len: i64,
    cut: Cut,
}

/// A cut. Every pair that is not required uses at least one unit of these quotas, so their sum
/// bounds the number of such pairs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cut {
    /// The left vertices, ascending.
    pub left: Vec<u32>,
    /// The right vertices, ascending.
    pub right: Vec<u32>,
    /// The edges, ascending; empty if edges have no quotas.
    pub edges: Vec<EdgeId>,
}

/// Whether an edge is in all, some, or none of the maximum matchings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Presence {
    /// In none of the maximum matchings.
    Never,
    /// In some maximum matchings, but not in all.
    Sometimes,
    /// In all maximum matchings.
    Always,
}

/// Returns a maximum matching and a minimum cover, computed as a flow by Dinic's algorithm. O(E
/// √V).
///
/// ```
/// use graph_theory::Bipartite;
/// use graph_theory::bipartite_matching::matching_as_max_flow::matching_and_cover;
///
/// let graph = Bipartite::from_edges(3, 2, [(0, 0), (1, 0), (1, 1), (2, 1)])?;
/// let (matching, cover) = matching_and_cover(&graph)?;
/// assert_eq!((matching.len(), cover.len()), (2, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::TooLarge`] if the network would have too many vertices or edges.
pub fn matching_and_cover<W>(graph: &Bipartite<W>) -> Result<(Matching, Cover), GraphError> {
    let mut reduction = Reduction::new(graph)?;
    let found = reduction.solve(dinic)?;
    let Cut { left, right, .. } = found.cut;
    let mut matching = Matching::empty(graph);
    for (edge, &times) in graph.edges().iter().zip(&found.times) {
        if times == 1 {
            matching.join(edge.left, edge.right);
            matching.len += 1;
        }
    }
    Ok((matching, Cover { left, right }))
}

impl Quotas {
    /// Returns the quotas of a matching: each vertex is in at most one pair.
    pub fn ones<W>(graph: &Bipartite<W>) -> Self {
        Quotas::uniform(graph, 1, 1)
    }

    /// Returns the same quota for all vertices of a side; edges are not limited.
    pub fn uniform<W>(graph: &Bipartite<W>, left: i64, right: i64) -> Self {
        let (left, right) = (vec![left; graph.n_left()], vec![right; graph.n_right()]);
        Quotas { left, right, edges: None }
    }

    /// Checks the quotas and returns the sum of the left side.
    fn check<W>(&self, graph: &Bipartite<W>) -> Result<i64, QuotaError> {
        let n_edges = self.edges.as_ref().map_or(graph.n_edges(), Vec::len);
        let sizes = (self.left.len(), self.right.len(), n_edges);
        if sizes != (graph.n_left(), graph.n_right(), graph.n_edges()) {
            return Err(QuotaError::OtherGraph);
        }
        let negative =
            |quotas: &[i64]| (0..).zip(quotas).find(|&(_, &quota)| quota < 0).map(|(v, _)| v);
        if let Some(x) = negative(&self.left) {
            return Err(QuotaError::NegativeLeft { x });
        }
        if let Some(y) = negative(&self.right) {
            return Err(QuotaError::NegativeRight { y });
        }
        if let Some(edge) = self.edges.as_deref().and_then(negative) {
            return Err(QuotaError::NegativeEdge { edge: EdgeId::from(edge) });
        }
        let sum =
            |quotas: &[i64]| quotas.iter().try_fold(0_i64, |sum, &quota| sum.checked_add(quota));
        sum(&self.right).and(sum(&self.left)).ok_or(QuotaError::Overflow)
    }
}

impl Reduction {
    /// Builds the network of a matching. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if the network would have too many vertices or edges.
    pub fn new<W>(graph: &Bipartite<W>) -> Result<Self, GraphError> {
        // A side has at most 2^32 vertices, so this is at least the sum of its quotas.
        Reduction::build(graph, &Quotas::ones(graph), 1 << 32)
    }

    /// Builds the network for pairs within quotas. O(V + E).
    ///
    /// # Errors
    /// [`QuotaError`] if a quota is invalid or the network would be too large.
    pub fn with_quotas<W>(graph: &Bipartite<W>, quotas: &Quotas) -> Result<Self, QuotaError> {
        let enough = quotas.check(graph)?;
        Ok(Reduction::build(graph, quotas, enough)?)
    }

    /// Builds the network. `enough` is the capacity of an edge without a quota: at least the total
    /// capacity out of the source.
    fn build<W>(graph: &Bipartite<W>, quotas: &Quotas, enough: i64) -> Result<Self, GraphError> {
        let (n_left, n_right, n_edges) = (graph.n_left(), graph.n_right(), graph.n_edges());
        let mut network = FlowNetwork::new(n_left + n_right + 2)?;
        let required = vec![0; n_edges];
        let right = |y: u32| NodeId::at(n_left + y as usize);
        let (source, sink) = (NodeId::at(n_left + n_right), NodeId::at(n_left + n_right + 1));
        for (i, edge) in graph.edges().iter().enumerate() {
            let quota = quotas.edges.as_ref().map_or(enough, |quotas| quotas[i]);
            network.add_edge(edge.left.into(), right(edge.right), quota)?;
        }
        for (x, &quota) in graph.left().zip(&quotas.left) {
            network.add_edge(source, x.into(), quota)?;
        }
        for (y, &quota) in graph.right().zip(&quotas.right) {
            network.add_edge(right(y), sink, quota)?;
        }
        network.freeze();
        Ok(Reduction { network, n_left, n_right, n_edges, required })
    }

    /// Forbids an edge to be a pair. O(1), or O(V + E) if there is flow.
    ///
    /// # Errors
    /// [`QuotaError::Forbidden`] if the edge is required; nothing changes in this case.
    ///
    /// # Panics
    /// If the graph has no such edge.
    pub fn forbid(&mut self, edge: EdgeId) -> Result<(), QuotaError> {
        self.check(edge);
        if 0 < self.required[edge.index()] {
            return Err(QuotaError::Forbidden { edge });
        }
        Ok(self.network.set_capacity(edge, 0)?)
    }

    /// Requires an edge to be a pair, one more time than before. This takes 1 from its quota and
    /// from those of its ends. O(1), or O(V + E) if there is flow.
    ///
    /// # Errors
    /// [`QuotaError::Required`] if a quota is used up, or the edge is forbidden; nothing changes in
    /// this case.
    ///
    /// # Panics
    /// If the graph has no such edge.
    pub fn require(&mut self, edge: EdgeId) -> Result<(), QuotaError> {
        self.check(edge);
        let ends = self.network.edge(edge);
        let before = EdgeId::at(self.n_edges + ends.tail.index());
        let behind = EdgeId::at(self.n_edges + ends.head.index());
        let capacity = |edge: EdgeId| self.network.edge(edge).capacity;
        if [edge, before, behind].into_iter().any(|edge| capacity(edge) == 0) {
            return Err(QuotaError::Required { edge });
        }
        for edge in [edge, before, behind] {
            let left = self.network.edge(edge).capacity - 1;
            self.network.set_capacity(edge, left)?;
        }
        self.required[edge.index()] += 1;
        Ok(())
    }

    fn check(&self, edge: EdgeId) {
        assert!(edge.index() < self.n_edges, "no edge of the graph");
    }

    /// Finds a maximum number of pairs with any solver of the chapter, as in
    /// `reduction.solve(dinic)`.
    ///
    /// # Errors
    /// The errors of the solver.
    pub fn solve(
        &mut self,
        solver: impl FnOnce(&mut FlowNetwork<i64>, NodeId, NodeId) -> Result<MaxFlow<i64>, GraphError>,
    ) -> Result<FlowMatching, GraphError> {
        let (source, sink) = (self.source(), self.sink());
        let flow = solver(&mut self.network, source, sink)?;
        let pairs = flow.edge_flows().iter().zip(&self.required);
        let times: Vec<i64> = pairs.map(|(flow, required)| flow + required).collect();
        let len = times.iter().sum();
        let cut = self.cut(&flow);
        Ok(FlowMatching { flow, times, len, cut })
    }

    /// Returns the edges of the cut, translated to vertices and edges of the graph.
    fn cut(&self, flow: &MaxFlow<i64>) -> Cut {
        let mut cut = Cut::default();
        for edge in flow.cut_edges(&self.network) {
            let ends = self.network.edge(edge);
            if ends.tail == self.source() {
                cut.left.push(ends.head.into());
            } else if ends.head == self.sink() {
                cut.right.push(u32::from(ends.tail) - u32::from(self.right_node(0)));
            } else {
                cut.edges.push(edge);
            }
        }
        cut
    }

    /// Returns the network with its current flow.
    pub fn network(&self) -> &FlowNetwork<i64> {
        &self.network
    }

    /// Returns the source, which has an edge to each left vertex.
    pub fn source(&self) -> NodeId {
        NodeId::at(self.n_left + self.n_right)
    }

    /// Returns the sink, which has an edge from each right vertex.
    pub fn sink(&self) -> NodeId {
        NodeId::at(self.n_left + self.n_right + 1)
    }

    /// Returns the vertex of the network for the right vertex `y`. A left vertex has the same
    /// number in both.
    pub fn right_node(&self, y: u32) -> NodeId {
        NodeId::at(self.n_left + y as usize)
    }
}

impl FlowMatching {
    /// Returns the number of pairs.
    pub fn len(&self) -> i64 {
        self.len
    }

    /// Returns whether there are no pairs.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of times an edge is a pair. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn times(&self, edge: EdgeId) -> i64 {
        self.times[edge.index()]
    }

    /// Returns an iterator over the edges that are pairs, in ascending order, each with the number
    /// of times.
    pub fn pairs(&self) -> impl Iterator<Item = (EdgeId, i64)> + '_ {
        let times = self.times.iter().enumerate().map(|(i, &times)| (EdgeId::at(i), times));
        times.filter(|&(_, times)| 0 < times)
    }

    /// Returns the cut, which proves that the number of pairs is a maximum.
    pub fn cut(&self) -> &Cut {
        &self.cut
    }

    /// Returns the flow in the network of the reduction, which does not include required pairs.
    pub fn flow(&self) -> &MaxFlow<i64> {
        &self.flow
    }

    /// Checks that the pairs respect the quotas, and that the cut proves them maximum. O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] with the reason that the certificate is invalid.
    pub fn verify(&self, reduction: &Reduction) -> Result<(), MaxFlowError> {
        self.flow.verify(&reduction.network)
    }
}

/// Returns, for each edge, whether it is in all, some, or none of the maximum matchings, given one
/// of them. For a smaller matching, the answer is about the matchings of its size. O(V + E).
///
/// A flow can be turned into any other flow of the same value by pushing along cycles of the
/// residual network. So an edge can change if and only if its ends are on such a cycle, which means
/// that they are in the same strongly connected component.
///
/// # Errors
/// [`GraphError::TooLarge`] if the network would have too many vertices or edges.
///
/// # Panics
/// If the matching belongs to another graph.
pub fn presences<W>(
    graph: &Bipartite<W>,
    matching: &Matching,
) -> Result<Vec<Presence>, GraphError> {
    let reduction = Reduction::new(graph)?;
    let (source, sink) = (u32::from(reduction.source()), u32::from(reduction.sink()));
    let right = |y: u32| u32::from(reduction.right_node(y));
    let mut is_pair = vec![false; graph.n_edges()];
    for edge in matching.edges(graph) {
        is_pair[edge.index()] = true;
    }
    // The arc of a saturated edge leads back; that of an empty edge leads forward.
    let turn = |is_full: bool, (u, v)| if is_full { (v, u) } else { (u, v) };
    let edges = graph.edges().iter().zip(&is_pair);
    let middle = edges.map(|(edge, &is_pair)| turn(is_pair, (edge.left, right(edge.right))));
    let out = graph.left().map(|x| turn(matching.mate_of_left(x).is_some(), (source, x)));
    let into = graph.right().map(|y| turn(matching.mate_of_right(y).is_some(), (right(y), sink)));
    let n_nodes = reduction.network.n_nodes();
    let residual = DiGraph::from_edges(n_nodes, middle.chain(out).chain(into))?;
    let components = tarjan(&residual);
    let presence = |(edge, &is_pair): (&super::bipartite::Edge<W>, &bool)| match (
        components.same(edge.left.into(), right(edge.right).into()),
        is_pair,
    ) {
        (true, _) => Presence::Sometimes,
        (false, true) => Presence::Always,
        (false, false) => Presence::Never,
    };
    Ok(graph.edges().iter().zip(&is_pair).map(presence).collect())
}
