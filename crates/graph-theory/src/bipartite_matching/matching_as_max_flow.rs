//! Matching as a maximum flow: a source before the left side, a sink behind the right side, and any
//! algorithm for flows between them; and what the flow gives beyond pairs: quotas.
//!
//! Cost: that of the solver on V + 2 vertices and V + E edges; with Dinic's algorithm and quotas of
//! 1, O(E √V). O(V + E) space.
//!
//! Domain: any bipartite graph; quotas of at least 0 whose sum fits 64 bits on either side.
//! Parallel edges count each for itself.
//!
//! Source: L. R. Ford, D. R. Fulkerson, "Flows in networks", Princeton University Press (1962),
//! chapter II; the edges of all largest matchings after A. L. Dulmage, N. S. Mendelsohn (1958).
//!
//! Checked: all graphs of up to 3 + 4, 4 + 3 and 4 + 4 vertices against 6.19 and 6.20; quotas
//! against a search through all choices, and against as many copies of each vertex; every answer by
//! its cut.
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

/// How often vertices and edges may be used.
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
    /// Of each left vertex: of how many pairs it may be an end.
    pub left: Vec<i64>,
    /// Of each right vertex.
    pub right: Vec<i64>,
    /// Of each edge: how many times it may be a pair. None if only its ends limit it.
    pub edges: Option<Vec<i64>>,
}

/// Why these quotas cannot be asked for.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum QuotaError {
    /// The sides have other sizes than those of the graph, or there are other edges.
    #[error("the quotas are those of another graph")]
    OtherGraph,
    /// A left vertex cannot be in less than no pair.
    #[error("{x} on the left has a negative quota")]
    NegativeLeft {
        /// The vertex.
        x: u32,
    },
    /// Neither can a right one.
    #[error("{y} on the right has a negative quota")]
    NegativeRight {
        /// The vertex.
        y: u32,
    },
    /// Nor an edge be less than no pair.
    #[error("edge {} has a negative quota", edge.index())]
    NegativeEdge {
        /// The edge.
        edge: EdgeId,
    },
    /// The quotas of a side have no sum.
    #[error("the quotas of a side do not sum to 64 bits")]
    Overflow,
    /// An edge cannot be required: what is required or forbidden already has used up its quota, or
    /// that of an end.
    #[error("edge {} cannot be required: no quota is left", edge.index())]
    Required {
        /// The edge.
        edge: EdgeId,
    },
    /// An edge cannot be forbidden: it is required.
    #[error("edge {} cannot be forbidden: it is required", edge.index())]
    Forbidden {
        /// The edge.
        edge: EdgeId,
    },
    /// The network would be too large.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The network of a matching problem.
///
/// Its vertices are the left ones, the right ones, the source, the sink. Its edges are those of the
/// graph, with their ids, then one from the source to each left vertex, then one from each right
/// vertex to the sink.
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
    /// How many times each edge is required; their quotas, and those of their ends, are already
    /// less by that.
    required: Vec<i64>,
}

/// As many pairs as there can be, and the cut that proves it.
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
    /// Of each edge, how many times it is a pair.
    times: Vec<i64>,
    len: i64,
    cut: Cut,
}

/// What all pairs have to pass, but those that are required: each other pair uses up a part of one
/// of these quotas at least, so there are no more pairs than these quotas together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cut {
    /// Left vertices, ascending.
    pub left: Vec<u32>,
    /// Right vertices, ascending.
    pub right: Vec<u32>,
    /// Edges, ascending: none if their quotas are not limited.
    pub edges: Vec<EdgeId>,
}

/// What becomes of an edge in all largest matchings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Presence {
    /// In none of them.
    Never,
    /// In some, but not in all.
    Sometimes,
    /// In all of them.
    Always,
}

/// A largest matching and a least cover, as a flow by Dinic's algorithm. O(E √V).
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
/// [`GraphError::TooLarge`] if the network has too many vertices or edges.
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
    /// Each vertex is in one pair at most: a matching.
    pub fn ones<W>(graph: &Bipartite<W>) -> Self {
        Quotas::uniform(graph, 1, 1)
    }

    /// The same for all vertices of a side; edges are not limited.
    pub fn uniform<W>(graph: &Bipartite<W>, left: i64, right: i64) -> Self {
        let (left, right) = (vec![left; graph.n_left()], vec![right; graph.n_right()]);
        Quotas { left, right, edges: None }
    }

    /// What is wrong with them; if nothing, the sum of the left side.
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
    /// The network of a matching. O(V + E).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`].
    pub fn new<W>(graph: &Bipartite<W>) -> Result<Self, GraphError> {
        // No side has more than 2^32 vertices, so this is more than all their quotas.
        Reduction::build(graph, &Quotas::ones(graph), 1 << 32)
    }

    /// The network of pairs within quotas. O(V + E).
    ///
    /// # Errors
    /// [`QuotaError`].
    pub fn with_quotas<W>(graph: &Bipartite<W>, quotas: &Quotas) -> Result<Self, QuotaError> {
        let enough = quotas.check(graph)?;
        Ok(Reduction::build(graph, quotas, enough)?)
    }

    /// `enough` is what an edge without a quota can carry: as much as comes from the source at all.
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

    /// Makes an edge be no pair. O(1), or O(V + E) if something flowed.
    ///
    /// # Errors
    /// [`QuotaError::Forbidden`] if it is required; then nothing has changed.
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

    /// Makes an edge be a pair, once more than was required before: takes 1 of its quota and of
    /// those of its ends. O(1), or O(V + E) if something flowed.
    ///
    /// # Errors
    /// [`QuotaError::Required`] if no quota is left, as of an edge that is forbidden; then nothing
    /// has changed.
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

    /// As many pairs as there can be, by any solver of the chapter: `reduction.solve(dinic)`.
    ///
    /// # Errors
    /// Those of the solver.
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

    /// The edges of the cut, as what they stand for.
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

    /// The network, and what flows in it.
    pub fn network(&self) -> &FlowNetwork<i64> {
        &self.network
    }

    /// The vertex behind which the left side lies.
    pub fn source(&self) -> NodeId {
        NodeId::at(self.n_left + self.n_right)
    }

    /// The vertex that lies behind the right side.
    pub fn sink(&self) -> NodeId {
        NodeId::at(self.n_left + self.n_right + 1)
    }

    /// The vertex of the network that stands for the right vertex `y`. A left one stands for
    /// itself.
    pub fn right_node(&self, y: u32) -> NodeId {
        NodeId::at(self.n_left + y as usize)
    }
}

impl FlowMatching {
    /// The number of pairs.
    pub fn len(&self) -> i64 {
        self.len
    }

    /// Whether there is no pair.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many times an edge is a pair. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn times(&self, edge: EdgeId) -> i64 {
        self.times[edge.index()]
    }

    /// The edges that are pairs, ascending, each with how many times.
    pub fn pairs(&self) -> impl Iterator<Item = (EdgeId, i64)> + '_ {
        let times = self.times.iter().enumerate().map(|(i, &times)| (EdgeId::at(i), times));
        times.filter(|&(_, times)| 0 < times)
    }

    /// What proves that there are no more pairs.
    pub fn cut(&self) -> &Cut {
        &self.cut
    }

    /// The flow in the network of the reduction; what is required does not flow.
    pub fn flow(&self) -> &MaxFlow<i64> {
        &self.flow
    }

    /// Whether these are pairs within the quotas, and the cut proves that there are no more. O(V +
    /// E).
    ///
    /// # Errors
    /// [`MaxFlowError`] names what speaks against it.
    pub fn verify(&self, reduction: &Reduction) -> Result<(), MaxFlowError> {
        self.flow.verify(&reduction.network)
    }
}

/// For each edge, in which largest matchings it is, if `matching` is a largest one; of a smaller
/// one, in which of those of its size. O(V + E).
///
/// What flows can be turned into any other flow of the same value by sending units round cycles of
/// the residual network. So an edge can change if and only if its ends lie on such a cycle: in one
/// strongly connected component.
///
/// # Errors
/// [`GraphError::TooLarge`].
///
/// # Panics
/// If the matching is one of another graph.
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
    // What is full leads back, and what is empty on.
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
