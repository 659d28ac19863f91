//! Multi-source multi-sink maximum flow: many sources and sinks, connected to one super source and
//! one super sink.
//!
//! Cost: that of the solver, on V + 2 vertices and one more edge for every source and sink.
//!
//! Domain: sources and sinks with nonnegative limits, or without limits. No vertex may be both. An
//! unlimited source can send as much as its own edges can carry, so no number is used for infinity;
//! that sum must fit the type of the capacities.
//!
//! Source: L. R. Ford, D. R. Fulkerson, "Flows in networks", Princeton University Press (1962),
//! chapter I, section 7.
//!
//! Checked: all networks of four vertices, two of them sources, against all cuts; the feasibility
//! of demands against all flows; single sources and sinks against the solver.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink.md`.

pub mod lower_bounds;
pub mod plain;
pub mod vertex_capacities;

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow, MaxFlowError};
use crate::weight::Weight;

/// A source with its supply, or a sink with its demand, either of which is the most flow there.
///
/// ```
/// use graph_theory::{FlowNetwork, ManyTerminals, NodeId, Terminal};
///
/// let network = FlowNetwork::from_edges(3, [(0, 2, 3_u32), (1, 2, 4)])?;
/// let [a, b, sink] = [0, 1, 2].map(NodeId::from);
/// let many = ManyTerminals::new(&network, [(a, Some(2)), (b, None)], [(sink, None)])?;
/// let [first, second] = many.sources() else { panic!("there are two sources") };
/// assert_eq!(first, &Terminal { node: a, limit: Some(2) });
/// assert_eq!(second, &Terminal { node: b, limit: None });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terminal<C> {
    /// The vertex.
    pub node: NodeId,
    /// The limit, or `None` if only the edges of the vertex limit it.
    pub limit: Option<C>,
}

/// The reason these vertices cannot be the sources and sinks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TerminalError {
    /// A vertex is both a source and a sink.
    #[error("vertex {} is a source and a sink", node.index())]
    BothSides {
        /// The vertex.
        node: NodeId,
    },
    /// A limit is negative.
    #[error("vertex {} has a negative limit", node.index())]
    NegativeLimit {
        /// The vertex.
        node: NodeId,
    },
    /// A limit is NaN or infinite. For no limit, use `None`.
    #[error("the limit of vertex {} is not a number", node.index())]
    NotANumber {
        /// The vertex.
        node: NodeId,
    },
    /// The sum of the limits of a vertex that is listed twice, or of the capacities of the edges of
    /// an unlimited vertex, overflows; or the value of a flow overflows at this source.
    #[error("the limits, capacities or flow at vertex {} overflow", node.index())]
    Overflow {
        /// The vertex.
        node: NodeId,
    },
    /// The network has no such vertex, or there are no ids for two more vertices and their edges.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// A network with a super source that has an edge to every source, and a super sink that has an
/// edge from every sink.
///
/// ```
/// use graph_theory::NodeId;
/// use graph_theory::network_flow::FlowNetwork;
/// use graph_theory::network_flow::multi_source_multi_sink::ManyTerminals;
///
/// let network = FlowNetwork::from_edges(4, [(0, 2, 3_u32), (1, 2, 2), (2, 3, 4)])?;
/// let terminal = |node: u32| (NodeId::from(node), None);
/// let mut many = ManyTerminals::new(&network, [0, 1].map(terminal), [terminal(3)])?;
/// assert_eq!(many.solve(graph_theory::dinic)?.value(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct ManyTerminals<C: Capacity> {
    /// The edges of the network, then one for each source, then one for each sink.
    extended: FlowNetwork<C>,
    n_edges: usize,
    sources: Vec<Terminal<C>>,
    sinks: Vec<Terminal<C>>,
    /// See [`MultiFlow`].
    served: Option<MaxFlow<C>>,
}

/// A maximum flow from the sources to the sinks, and a cut that proves it.
///
/// ```
/// use graph_theory::{FlowNetwork, ManyTerminals, NodeId, dinic};
///
/// let network = FlowNetwork::from_edges(3, [(0, 2, 3_u32), (1, 2, 4)])?;
/// let [a, b, sink] = [0, 1, 2].map(NodeId::from);
/// // The first source can supply no more than 2.
/// let mut many = ManyTerminals::new(&network, [(a, Some(2)), (b, None)], [(sink, None)])?;
/// let flow = many.solve(dinic)?;
/// assert!(flow.supplied().eq([(a, 2), (b, 4)]));
/// assert!(flow.verify(&many).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct MultiFlow<C: Capacity> {
    /// The flow in the extended network. The super source, the super sink, and their edges come
    /// last.
    flow: MaxFlow<C>,
    /// The maximum flow to the limited sinks, from which the solver continued, if some sinks are
    /// limited and others are not.
    served: Option<MaxFlow<C>>,
    n_edges: usize,
    sources: Vec<Terminal<C>>,
    sinks: Vec<Terminal<C>>,
}

/// A cut: the edges, sources, and sinks that limit the flow.
///
/// ```
/// use graph_theory::{EdgeId, FlowNetwork, ManyTerminals, MultiCut, NodeId, dinic};
///
/// let network = FlowNetwork::from_edges(3, [(0, 2, 3_u32), (1, 2, 4)])?;
/// let [a, b, sink] = [0, 1, 2].map(NodeId::from);
/// let mut many = ManyTerminals::new(&network, [(a, Some(2)), (b, None)], [(sink, None)])?;
/// let MultiCut { edges, sources, sinks } = many.solve(dinic)?.cut(&many);
/// // The first source has no more to give, and the edge out of the second is full.
/// assert_eq!((edges, sources, sinks), (vec![EdgeId::from(1)], vec![a], vec![]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MultiCut {
    /// The edges of the network in the cut.
    pub edges: Vec<EdgeId>,
    /// The sources whose supply is used up.
    pub sources: Vec<NodeId>,
    /// The sinks whose demand is met.
    pub sinks: Vec<NodeId>,
}

impl<C: Capacity> ManyTerminals<C> {
    /// Extends a network by the super source and the super sink. If a vertex is listed twice on one
    /// side, its limits are added, or there is no limit if one of the two has none. Flow in the
    /// network is not carried over. O(V + E).
    ///
    /// # Errors
    /// [`TerminalError`] if a source, a sink, or a limit is not allowed.
    pub fn new(
        network: &FlowNetwork<C>,
        sources: impl IntoIterator<Item = (NodeId, Option<C>)>,
        sinks: impl IntoIterator<Item = (NodeId, Option<C>)>,
    ) -> Result<Self, TerminalError> {
        let mut place = vec![None; network.n_nodes()];
        let sources = gather(network, sources, &mut place)?;
        let sinks = gather(network, sinks, &mut place)?;
        let mut extended = FlowNetwork::new(network.n_nodes())?;
        for &edge in network.edges() {
            extended.add(edge)?;
        }
        let (super_source, super_sink) = (extended.add_node()?, extended.add_node()?);
        let (out_of, into) = capacities_at(network);
        for &Terminal { node, limit } in &sources {
            let capacity =
                limit.or(out_of[node.index()]).ok_or(TerminalError::Overflow { node })?;
            extended.add_edge(super_source, node, capacity)?;
        }
        for &Terminal { node, limit } in &sinks {
            let capacity = limit.or(into[node.index()]).ok_or(TerminalError::Overflow { node })?;
            extended.add_edge(node, super_sink, capacity)?;
        }
        extended.freeze();
        Ok(ManyTerminals { extended, n_edges: network.n_edges(), sources, sinks, served: None })
    }

    /// Finds a maximum flow from the sources to the sinks with a solver of this chapter, as in
    /// `terminals.solve(dinic)`. Like the solver, another call continues. Among the maximum flows,
    /// the result brings as much as possible to the limited sinks. If there are also unlimited
    /// sinks, the solver runs twice, the first time without them.
    ///
    /// # Errors
    /// The errors of the solver. [`TerminalError::Overflow`] if the value overflows.
    pub fn solve(
        &mut self,
        mut solver: impl FnMut(&mut FlowNetwork<C>, NodeId, NodeId) -> Result<MaxFlow<C>, GraphError>,
    ) -> Result<MultiFlow<C>, TerminalError> {
        let has_limit = |sink: &Terminal<C>| sink.limit.is_some();
        let are_mixed = self.sinks.iter().any(has_limit) && !self.sinks.iter().all(has_limit);
        if are_mixed && self.served.is_none() {
            let open = self.close_unlimited()?;
            let served = self.largest(&mut solver);
            for (edge, capacity) in open {
                self.extended.set_capacity(edge, capacity)?;
            }
            let served = served?;
            if !served.is_maximum() {
                // The solver has a limit of its own. The next call continues from here.
                return Ok(self.multi_flow(served));
            }
            self.served = Some(served);
        }
        // No path leaves the super sink, so a sink keeps the flow it has.
        let flow = self.largest(&mut solver)?;
        Ok(self.multi_flow(flow))
    }

    /// Sets the capacity to 0 for unlimited sinks without flow. Returns the old capacities of their
    /// edges.
    fn close_unlimited(&mut self) -> Result<Vec<(EdgeId, C)>, GraphError> {
        let first = self.n_edges + self.sources.len();
        let mut open = Vec::new();
        for (i, _) in self.sinks.iter().enumerate().filter(|(_, sink)| sink.limit.is_none()) {
            let edge = EdgeId::at(first + i);
            open.push((edge, self.extended.edge(edge).capacity));
            self.extended.set_capacity(edge, C::ZERO)?;
        }
        Ok(open)
    }

    /// Finds a maximum flow from the super source to the super sink with the current capacities.
    fn largest(
        &mut self,
        solver: &mut impl FnMut(&mut FlowNetwork<C>, NodeId, NodeId) -> Result<MaxFlow<C>, GraphError>,
    ) -> Result<MaxFlow<C>, TerminalError> {
        let n_nodes = self.extended.n_nodes();
        let (super_source, super_sink) = (NodeId::at(n_nodes - 2), NodeId::at(n_nodes - 1));
        let mut flow = solver(&mut self.extended, super_source, super_sink)
            .map_err(|error| self.of_terminal(error))?;
        // If the edge to an unlimited source is saturated, all edges out of that source are too,
        // and no flow enters it. Moving it to the source's side is harmless and keeps the edge out
        // of the cut.
        for source in self.sources.iter().filter(|source| source.limit.is_none()) {
            flow.source_side[source.node.index()] = true;
        }
        Ok(flow)
    }

    /// Converts an error at an edge out of the super source into one at the source it leads to.
    fn of_terminal(&self, error: GraphError) -> TerminalError {
        let GraphError::Overflow { edge } = error else { return error.into() };
        let source = edge.index().checked_sub(self.n_edges).and_then(|i| self.sources.get(i));
        source.map_or(error.into(), |source| TerminalError::Overflow { node: source.node })
    }

    fn multi_flow(&self, flow: MaxFlow<C>) -> MultiFlow<C> {
        let (sources, sinks) = (self.sources.clone(), self.sinks.clone());
        MultiFlow { flow, served: self.served.clone(), n_edges: self.n_edges, sources, sinks }
    }

    /// Returns the network with the super source and the super sink, its last two vertices. Their
    /// edges, first to the sources and then from the sinks, come last.
    pub fn extended(&self) -> &FlowNetwork<C> {
        &self.extended
    }

    /// Returns the sources, each once, in the order of their first mention.
    pub fn sources(&self) -> &[Terminal<C>] {
        &self.sources
    }

    /// Returns the sinks, each once, in the order of their first mention.
    pub fn sinks(&self) -> &[Terminal<C>] {
        &self.sinks
    }
}

/// Checks the terminals of one side and adds the limits of repeated vertices. `place` maps each
/// vertex to its terminal; vertices of the other side are already marked there.
fn gather<C: Capacity>(
    network: &FlowNetwork<C>,
    named: impl IntoIterator<Item = (NodeId, Option<C>)>,
    place: &mut [Option<usize>],
) -> Result<Vec<Terminal<C>>, TerminalError> {
    /// Marks a vertex of the other side.
    const OTHER_SIDE: usize = usize::MAX;
    let mut terminals: Vec<Terminal<C>> = Vec::new();
    for (node, limit) in named {
        network.check(node)?;
        if limit.is_some_and(|limit| !limit.is_valid()) {
            return Err(TerminalError::NotANumber { node });
        }
        if limit.is_some_and(Weight::is_negative) {
            return Err(TerminalError::NegativeLimit { node });
        }
        match place[node.index()] {
            Some(OTHER_SIDE) => return Err(TerminalError::BothSides { node }),
            None => {
                place[node.index()] = Some(terminals.len());
                terminals.push(Terminal { node, limit });
            }
            Some(i) => {
                let before = terminals[i].limit;
                let both = before.zip(limit).map(|(before, limit)| {
                    before.checked_add(limit).ok_or(TerminalError::Overflow { node })
                });
                terminals[i].limit = both.transpose()?;
            }
        }
    }
    for terminal in &terminals {
        place[terminal.node.index()] = Some(OTHER_SIDE);
    }
    Ok(terminals)
}

/// Returns the sums of the capacities out of each vertex and into it, with `None` for an overflow.
fn capacities_at<C: Capacity>(network: &FlowNetwork<C>) -> (Vec<Option<C>>, Vec<Option<C>>) {
    let mut out_of = vec![Some(C::ZERO); network.n_nodes()];
    let mut into = out_of.clone();
    for edge in network.edges() {
        for (from, to, capacity) in
            [(edge.tail, edge.head, edge.capacity), (edge.head, edge.tail, edge.back_capacity)]
        {
            for sum in [&mut out_of[from.index()], &mut into[to.index()]] {
                *sum = sum.and_then(|sum| sum.checked_add(capacity));
            }
        }
    }
    (out_of, into)
}

impl<C: Capacity> MultiFlow<C> {
    /// Returns the value of the flow: the amount from all sources to all sinks.
    pub fn value(&self) -> C::Sum {
        self.flow.value()
    }

    /// Returns the flow from the tail of an edge of the network to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        self.edge_flows()[edge.index()]
    }

    /// Returns the flow from the head of an edge of the network to its tail; always 0 if the edge
    /// is directed. O(log E).
    pub fn back_flow(&self, edge: EdgeId) -> C {
        self.flow.back_flow(edge)
    }

    /// Returns the flow from tail to head of each edge of the network, indexed by id.
    pub fn edge_flows(&self) -> &[C] {
        &self.flow.edge_flows()[..self.n_edges]
    }

    /// Returns an iterator over the sources and the amount that each supplies.
    pub fn supplied(&self) -> impl ExactSizeIterator<Item = (NodeId, C)> {
        let amounts = &self.flow.edge_flows()[self.n_edges..];
        self.sources.iter().zip(amounts).map(|(source, &amount)| (source.node, amount))
    }

    /// Returns an iterator over the sinks and the amount that each receives.
    pub fn delivered(&self) -> impl ExactSizeIterator<Item = (NodeId, C)> {
        let amounts = &self.flow.edge_flows()[self.n_edges + self.sources.len()..];
        self.sinks.iter().zip(amounts).map(|(sink, &amount)| (sink.node, amount))
    }

    /// Returns whether a vertex of the network is on the sources' side of the cut. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.flow.is_on_source_side(node)
    }

    /// Returns the cut that limits the flow: its capacities and limits sum to the value. O(E).
    ///
    /// # Panics
    /// If the flow belongs to another network.
    pub fn cut(&self, terminals: &ManyTerminals<C>) -> MultiCut {
        self.cut_of(&self.flow, terminals)
    }

    fn cut_of(&self, flow: &MaxFlow<C>, terminals: &ManyTerminals<C>) -> MultiCut {
        let mut cut = MultiCut::default();
        for edge in flow.cut_edges(&terminals.extended) {
            match edge.index().checked_sub(self.n_edges) {
                None => cut.edges.push(edge),
                Some(i) if i < self.sources.len() => cut.sources.push(self.sources[i].node),
                Some(i) => {
                    // An unlimited sink is here only if its capacity was set to 0.
                    let sink = &self.sinks[i - self.sources.len()];
                    cut.sinks.extend(sink.limit.map(|_| sink.node));
                }
            }
        }
        cut
    }

    /// Checks that every limited sink receives its full limit. If one does not, no flow can do
    /// that, not even one that brings nothing to the unlimited sinks.
    ///
    /// # Errors
    /// A cut, if a demand is not met: all flow to the limited sinks must pass it, and its capacity
    /// is too small.
    ///
    /// # Panics
    /// If the flow belongs to another network.
    pub fn meets_demands(&self, terminals: &ManyTerminals<C>) -> Result<(), MultiCut> {
        let mut sinks = self.sinks.iter().zip(self.delivered());
        if sinks.all(|(sink, (_, amount))| sink.limit.is_none_or(|limit| limit <= amount)) {
            Ok(())
        } else {
            Err(self.cut_of(self.served.as_ref().unwrap_or(&self.flow), terminals))
        }
    }

    /// Checks the certificate: this is a maximum flow, in the sense of [`MaxFlow::verify`]. O(V +
    /// E).
    ///
    /// # Errors
    /// [`MaxFlowError`], in which edges and vertices beyond those of the network are those of the
    /// super source and the super sink.
    pub fn verify(&self, terminals: &ManyTerminals<C>) -> Result<(), MaxFlowError> {
        self.flow.verify(&terminals.extended)
    }
}
