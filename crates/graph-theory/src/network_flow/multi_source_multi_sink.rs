//! Many sources and many sinks: the largest flow from the ones to the others, through one super
//! source and one super sink.
//!
//! Cost: that of the solver, on V + 2 vertices and an edge more for every source and sink.
//!
//! Domain: sources and sinks with limits of at least 0, or without. No vertex may be both. What an
//! unlimited source can send is what its own edges can carry, so no number stands for infinity;
//! that sum must fit the capacities' type.
//!
//! Source: L. R. Ford, D. R. Fulkerson, "Flows in networks", Princeton University Press (1962),
//! chapter I, section 7.
//!
//! Checked: all networks of four vertices, two of them sources, against all cuts, and whether
//! demands can be met against all flows; single sources and sinks against the solver.
//!
//! Page: `docs/en/graph-theory/network-flow/multi-source-multi-sink.md`.

pub mod lower_bounds;
pub mod plain;
pub mod vertex_capacities;

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow, MaxFlowError};
use crate::weight::Weight;

/// A source, with the most that it can supply; or a sink, with the most that it takes, which is its
/// demand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terminal<C> {
    /// The vertex.
    pub node: NodeId,
    /// The limit; none if only its edges limit it.
    pub limit: Option<C>,
}

/// Why these cannot be the sources and sinks.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TerminalError {
    /// A vertex is on both sides.
    #[error("vertex {} is a source and a sink", node.index())]
    BothSides {
        /// The vertex.
        node: NodeId,
    },
    /// No less than nothing can be supplied or taken.
    #[error("vertex {} has a negative limit", node.index())]
    NegativeLimit {
        /// The vertex.
        node: NodeId,
    },
    /// A limit is NaN or infinite. Leave it out to have none.
    #[error("the limit of vertex {} is not a number", node.index())]
    NotANumber {
        /// The vertex.
        node: NodeId,
    },
    /// The limits of a vertex that is named twice, or the capacities of the edges of one without
    /// limit, do not fit one number; or the value of a flow does not, and what this source sends is
    /// too much.
    #[error("the limits, capacities or flow at vertex {} overflow", node.index())]
    Overflow {
        /// The vertex.
        node: NodeId,
    },
    /// The network has no such vertex, or no room for two more.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// A network with a super source and a super sink: an edge leads from the one to every source, and
/// from every sink to the other.
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
    /// The edges of the network first, then one for each source, then one for each sink.
    extended: FlowNetwork<C>,
    n_edges: usize,
    sources: Vec<Terminal<C>>,
    sinks: Vec<Terminal<C>>,
    /// See [`MultiFlow`].
    served: Option<MaxFlow<C>>,
}

/// A largest flow from sources to sinks, and a cut that proves it.
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
    /// That of the network with the super source and the super sink, whose two vertices and edges
    /// come last.
    flow: MaxFlow<C>,
    /// If some sinks have a limit and others none: the largest flow to the former, from which the
    /// search went on.
    served: Option<MaxFlow<C>>,
    n_edges: usize,
    sources: Vec<Terminal<C>>,
    sinks: Vec<Terminal<C>>,
}

/// Where a flow is stopped: what it all has to pass.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MultiCut {
    /// Edges of the network.
    pub edges: Vec<EdgeId>,
    /// Sources that supply all they can.
    pub sources: Vec<NodeId>,
    /// Sinks that have all they want.
    pub sinks: Vec<NodeId>,
}

impl<C: Capacity> ManyTerminals<C> {
    /// Extends a network. A vertex that is named twice on one side has both limits together, or
    /// none if one of the two is none. Flow that is in the network is not taken over. O(V + E).
    ///
    /// # Errors
    /// [`TerminalError`].
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

    /// The largest flow from the sources to the sinks, found by a solver of the chapter:
    /// `terminals.solve(dinic)`. A second call goes on, like the solver. Among the largest flows,
    /// it is one that brings as much as can be to the sinks with a limit. If there are others too,
    /// the solver is called twice: at first those others are closed.
    ///
    /// # Errors
    /// Those of the solver. [`TerminalError::Overflow`] if the value does not fit.
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
                // The solver has a limit of its own. The next call goes on from here.
                return Ok(self.multi_flow(served));
            }
            self.served = Some(served);
        }
        // No path to the super sink leads back from it: what a sink has got, it keeps.
        let flow = self.largest(&mut solver)?;
        Ok(self.multi_flow(flow))
    }

    /// Lets nothing flow to the sinks without limit, where nothing flows yet. What their edges
    /// could carry, to open them again.
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

    /// The largest flow from the super source to the super sink, as the edges are.
    fn largest(
        &mut self,
        solver: &mut impl FnMut(&mut FlowNetwork<C>, NodeId, NodeId) -> Result<MaxFlow<C>, GraphError>,
    ) -> Result<MaxFlow<C>, TerminalError> {
        let n_nodes = self.extended.n_nodes();
        let (super_source, super_sink) = (NodeId::at(n_nodes - 2), NodeId::at(n_nodes - 1));
        let mut flow = solver(&mut self.extended, super_source, super_sink)
            .map_err(|error| self.of_terminal(error))?;
        // An unlimited source whose edge is full has only full edges out and no flow in: on the
        // source's side it does no harm, and then the cut holds no limit that was never set.
        for source in self.sources.iter().filter(|source| source.limit.is_none()) {
            flow.source_side[source.node.index()] = true;
        }
        Ok(flow)
    }

    /// An error at an edge out of the super source, as one of the source behind it.
    fn of_terminal(&self, error: GraphError) -> TerminalError {
        let GraphError::Overflow { edge } = error else { return error.into() };
        let source = edge.index().checked_sub(self.n_edges).and_then(|i| self.sources.get(i));
        source.map_or(error.into(), |source| TerminalError::Overflow { node: source.node })
    }

    fn multi_flow(&self, flow: MaxFlow<C>) -> MultiFlow<C> {
        let (sources, sinks) = (self.sources.clone(), self.sinks.clone());
        MultiFlow { flow, served: self.served.clone(), n_edges: self.n_edges, sources, sinks }
    }

    /// The network with the super source and the super sink, its last two vertices; the edges from
    /// the one to the sources and from the sinks to the other come last.
    pub fn extended(&self) -> &FlowNetwork<C> {
        &self.extended
    }

    /// The sources, each once, in the order in which they were first named.
    pub fn sources(&self) -> &[Terminal<C>] {
        &self.sources
    }

    /// The sinks, each once, in the order in which they were first named.
    pub fn sinks(&self) -> &[Terminal<C>] {
        &self.sinks
    }
}

/// Checks the terminals of one side and adds up the limits of those that are named again. `place`
/// says of each vertex which terminal it is; the other side has left its marks there.
fn gather<C: Capacity>(
    network: &FlowNetwork<C>,
    named: impl IntoIterator<Item = (NodeId, Option<C>)>,
    place: &mut [Option<usize>],
) -> Result<Vec<Terminal<C>>, TerminalError> {
    /// What a vertex of the other side is marked with.
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

/// What the edges out of each vertex can carry, and those into it; none where that does not fit.
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
    /// How much flows from all sources to all sinks.
    pub fn value(&self) -> C::Sum {
        self.flow.value()
    }

    /// What flows from the tail of an edge of the network to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        self.edge_flows()[edge.index()]
    }

    /// What flows from the head of an edge of the network to its tail: more than nothing only if it
    /// is undirected. O(log E).
    pub fn back_flow(&self, edge: EdgeId) -> C {
        self.flow.back_flow(edge)
    }

    /// What flows from tail to head of each edge of the network, by their ids.
    pub fn edge_flows(&self) -> &[C] {
        &self.flow.edge_flows()[..self.n_edges]
    }

    /// The sources with what each supplies.
    pub fn supplied(&self) -> impl ExactSizeIterator<Item = (NodeId, C)> {
        let amounts = &self.flow.edge_flows()[self.n_edges..];
        self.sources.iter().zip(amounts).map(|(source, &amount)| (source.node, amount))
    }

    /// The sinks with what each gets.
    pub fn delivered(&self) -> impl ExactSizeIterator<Item = (NodeId, C)> {
        let amounts = &self.flow.edge_flows()[self.n_edges + self.sources.len()..];
        self.sinks.iter().zip(amounts).map(|(sink, &amount)| (sink.node, amount))
    }

    /// Whether a vertex of the network is on the sources' side of the cut. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.flow.is_on_source_side(node)
    }

    /// What stops the flow: capacities and limits that sum to the value. O(E).
    ///
    /// # Panics
    /// If the flow is that of another network.
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
                    // A sink without limit is here only if it was closed.
                    let sink = &self.sinks[i - self.sources.len()];
                    cut.sinks.extend(sink.limit.map(|_| sink.node));
                }
            }
        }
        cut
    }

    /// Whether every sink with a limit gets all of it. If not, no flow at all brings it to them,
    /// not even one that brings nothing to the sinks without limit.
    ///
    /// # Errors
    /// The cut, if not: all that comes to the sinks with a limit has to pass it, and that is not
    /// enough.
    ///
    /// # Panics
    /// If the flow is that of another network.
    pub fn meets_demands(&self, terminals: &ManyTerminals<C>) -> Result<(), MultiCut> {
        let mut sinks = self.sinks.iter().zip(self.delivered());
        if sinks.all(|(sink, (_, amount))| sink.limit.is_none_or(|limit| limit <= amount)) {
            Ok(())
        } else {
            Err(self.cut_of(self.served.as_ref().unwrap_or(&self.flow), terminals))
        }
    }

    /// The certificate: whether this is a flow of the most value, as [`MaxFlow::verify`] has it.
    /// O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`]: edges and vertices beyond those of the network are those of the super
    /// source and the super sink.
    pub fn verify(&self, terminals: &ManyTerminals<C>) -> Result<(), MaxFlowError> {
        self.flow.verify(&terminals.extended)
    }
}
