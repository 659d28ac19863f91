//! Part of [the chapter](crate): a maximum flow, the cut that proves it, and its decomposition into
//! paths.
//!
//! Page: `docs/en/graph-theory/README.md`.

use std::cmp::Ordering;

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::network::{Capacity, Cost, FlowNetwork, surplus};
use crate::paths::Path;
use crate::weight::Weight;

/// A flow from a source to a sink, and the vertices that the source reaches in the residual
/// network.
///
/// If the sink is not among these vertices, they are one side of a cut. Every edge out of that side
/// is saturated, and nothing flows back in, so the value of the flow equals the capacity of the
/// cut. Since no flow exceeds the capacity of any cut, the flow is a maximum and the cut a minimum.
/// The side does not depend on which maximum flow was found: it is contained in the source's side
/// of every minimum cut.
///
/// ```
/// use graph_theory::{EdgeId, FlowNetwork, NodeId, push_relabel};
///
/// let mut network = FlowNetwork::from_edges(3, [(0, 1, 5_u32), (1, 2, 3)])?;
/// let flow = push_relabel(&mut network, NodeId::from(0), NodeId::from(2))?;
/// assert_eq!((flow.value(), flow.edge_flows()), (3, &[3, 3][..]));
/// // The second edge is the minimum cut.
/// assert_eq!(flow.cut_edges(&network), [EdgeId::from(1)]);
/// assert!(flow.verify(&network).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct MaxFlow<C: Capacity> {
    pub(super) source: NodeId,
    pub(super) sink: NodeId,
    pub(super) value: C::Sum,
    /// The flow from tail to head of each edge.
    pub(super) edge_flow: Vec<C>,
    /// The edges with flow from head to tail, and its amount. Ascending; empty if all edges are
    /// directed.
    pub(super) back_flow: Vec<(EdgeId, C)>,
    pub(super) source_side: Vec<bool>,
}

/// A path or a cycle of a flow.
///
/// ```
/// use graph_theory::{FlowNetwork, NodeId, Strand, dinic};
///
/// let mut network = FlowNetwork::from_edges(3, [(0, 1, 5_u32), (1, 2, 3)])?;
/// let flow = dinic(&mut network, NodeId::from(0), NodeId::from(2))?;
/// let strands = flow.decompose(&network).paths;
/// let [Strand { path, amount }] = &strands[..] else { panic!("there is one path") };
/// assert_eq!((*amount, &path.nodes[..]), (3, &[0, 1, 2].map(NodeId::from)[..]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strand<C> {
    /// The path from the source to the sink, or a cycle, whose first vertex is also its last.
    pub path: Path,
    /// The amount of flow along it.
    pub amount: C,
}

/// The decomposition of a flow: strands that add up to the flow, at most as many as there are
/// edges.
///
/// ```
/// use graph_theory::{Decomposition, FlowNetwork, NodeId, dinic};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 3, 3), (2, 3, 2)];
/// let mut network = FlowNetwork::from_edges(4, edges)?;
/// let flow = dinic(&mut network, NodeId::from(0), NodeId::from(3))?;
/// let Decomposition { paths, cycles } = flow.decompose(&network);
/// assert_eq!(paths.iter().map(|strand| strand.amount).sum::<u32>(), 5);
/// assert!(cycles.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decomposition<C> {
    /// Simple paths from the source to the sink; their amounts sum to the value.
    pub paths: Vec<Strand<C>>,
    /// The flow that goes around in cycles.
    pub cycles: Vec<Strand<C>>,
}

/// The reason a maximum flow is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MaxFlowError {
    /// The network has a different number of vertices or edges.
    #[error("the flow is of another network")]
    OtherNetwork,
    /// The flow on this edge exceeds its capacity or is negative.
    #[error("edge {} cannot carry its flow", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// The flow into this vertex differs from the flow out of it.
    #[error("the flow into vertex {} is not the flow out of it", node.index())]
    Conservation {
        /// The vertex, which is neither the source nor the sink.
        node: NodeId,
    },
    /// The flow into or out of this vertex overflows.
    #[error("the flow through vertex {} is too large to sum", node.index())]
    TooMuch {
        /// The vertex.
        node: NodeId,
    },
    /// The net flow out of the source is not the value.
    #[error("the value is not what leaves the source")]
    Value,
    /// The sink is on the source's side of the cut. A flow that was stopped at a limit is like
    /// this.
    #[error("the side of the source holds the sink, or not the source")]
    NoCut,
    /// The capacity of the cut is larger than the value.
    #[error("the cut has another capacity than the value of the flow")]
    LooseCut,
}

impl<C: Capacity> MaxFlow<C> {
    /// Returns a flow along directed edges as claimed by some other source: the flow on each edge
    /// by id, and for each vertex whether it is on the source's side. Nothing is checked until
    /// [`verify`](MaxFlow::verify).
    pub fn claimed(
        (source, sink): (NodeId, NodeId),
        value: C::Sum,
        edge_flow: Vec<C>,
        source_side: Vec<bool>,
    ) -> Self {
        MaxFlow { source, sink, value, edge_flow, back_flow: Vec::new(), source_side }
    }

    /// Returns the value of the flow: the amount from the source to the sink.
    pub fn value(&self) -> C::Sum {
        self.value
    }

    /// Returns the source.
    pub fn source(&self) -> NodeId {
        self.source
    }

    /// Returns the sink.
    pub fn sink(&self) -> NodeId {
        self.sink
    }

    /// Returns the flow from tail to head of each edge, indexed by id.
    pub fn edge_flows(&self) -> &[C] {
        &self.edge_flow
    }

    /// Returns the flow from the tail of an edge to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        self.edge_flow[edge.index()]
    }

    /// Returns the flow from the head of an edge to its tail; always 0 if the edge is directed.
    /// O(log E).
    pub fn back_flow(&self, edge: EdgeId) -> C {
        let found = self.back_flow.binary_search_by_key(&edge, |&(edge, _)| edge);
        found.map_or(C::ZERO, |at| self.back_flow[at].1)
    }

    /// Returns whether a vertex is on the source's side of the cut, which means that the source
    /// reaches it in the residual network. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.source_side[node.index()]
    }

    /// Returns an iterator over the vertices on the source's side of the cut in ascending order.
    /// O(V).
    pub fn source_side(&self) -> impl Iterator<Item = NodeId> {
        (0..self.source_side.len()).filter(|&i| self.source_side[i]).map(NodeId::at)
    }

    /// Returns whether the flow is a maximum, which it may not be if it was stopped at a limit.
    /// O(1).
    pub fn is_maximum(&self) -> bool {
        !self.source_side[self.sink.index()]
    }

    /// Returns the edges from the source's side to the other side in ascending order; all are
    /// saturated. An undirected edge counts in either direction. O(E).
    ///
    /// # Panics
    /// If the network has a different number of vertices.
    pub fn cut_edges<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Vec<EdgeId> {
        self.cut(network).map(|(edge, _)| edge).collect()
    }

    /// Returns an iterator over the edges out of the source's side, each with its capacity in that
    /// direction.
    fn cut<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> impl Iterator<Item = (EdgeId, C)> {
        let side = |node: NodeId| self.source_side[node.index()];
        network.edges().iter().enumerate().filter_map(move |(i, edge)| {
            let room = match (side(edge.tail), side(edge.head)) {
                (true, false) => edge.capacity,
                (false, true) => edge.back_capacity,
                _ => C::ZERO,
            };
            // An edge without capacity in that direction does not leave the side.
            (C::ZERO < room).then(|| (EdgeId::at(i), room))
        })
    }

    /// Checks the certificate: this is a maximum flow in `network`. It uses only the edges of the
    /// network and the numbers stored here, not the arcs or anything a solver computed. O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] with the reason that the certificate is invalid.
    pub fn verify<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Result<(), MaxFlowError> {
        self.verify_flow(network)?;
        let side = |node: NodeId| self.source_side[node.index()];
        if !side(self.source) || side(self.sink) {
            return Err(MaxFlowError::NoCut);
        }
        let mut capacity = C::Sum::ZERO;
        for (_, room) in self.cut(network) {
            capacity = capacity.checked_add(room.to_sum()).ok_or(MaxFlowError::LooseCut)?;
        }
        if C::agree(capacity, self.value, network.largest_capacity()) {
            Ok(())
        } else {
            Err(MaxFlowError::LooseCut)
        }
    }

    /// Checks that this is a flow in `network`, maximum or not: no edge exceeds its capacity, flow
    /// is conserved at every inner vertex, and the value is the net flow out of the source. O(V +
    /// E).
    ///
    /// # Errors
    /// [`MaxFlowError`] with the reason that this is not a flow.
    pub fn verify_flow<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Result<(), MaxFlowError> {
        let n_nodes = network.n_nodes();
        if self.edge_flow.len() != network.n_edges()
            || self.source_side.len() != n_nodes
            || network.check_ends(self.source, self.sink).is_err()
        {
            return Err(MaxFlowError::OtherNetwork);
        }
        let (mut into, mut out) = (vec![C::Sum::ZERO; n_nodes], vec![C::Sum::ZERO; n_nodes]);
        for (i, edge) in network.edges().iter().enumerate() {
            let id = EdgeId::at(i);
            let (flow, back) = (self.flow(id), self.back_flow(id));
            let fits = |flow: C, capacity: C| C::ZERO <= flow && flow <= capacity;
            let is_one_way = flow == C::ZERO || back == C::ZERO;
            if !fits(flow, edge.capacity) || !fits(back, edge.back_capacity) || !is_one_way {
                return Err(MaxFlowError::Bounds { edge: id });
            }
            for (amount, from, to) in [(flow, edge.tail, edge.head), (back, edge.head, edge.tail)] {
                for (sum, node) in [(&mut out, from), (&mut into, to)] {
                    let sum = &mut sum[node.index()];
                    let more = sum.checked_add(amount.to_sum());
                    *sum = more.ok_or(MaxFlowError::TooMuch { node })?;
                }
            }
        }
        let scale = network.largest_capacity();
        let is_inner = |node: &NodeId| *node != self.source && *node != self.sink;
        for node in network.nodes().filter(is_inner) {
            if !C::agree(into[node.index()], out[node.index()], scale) {
                return Err(MaxFlowError::Conservation { node });
            }
        }
        let source = self.source.index();
        let leaves = into[source].checked_add(self.value);
        if leaves.is_some_and(|sum| C::agree(sum, out[source], scale)) {
            Ok(())
        } else {
            Err(MaxFlowError::Value)
        }
    }

    /// Decomposes the flow into paths and cycles. O(V E).
    ///
    /// # Panics
    /// If the network has different edges.
    pub fn decompose<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Decomposition<C> {
        Unravelling::of(self, network).run(self.source, self.sink)
    }
}

/// The flow that is not yet part of a strand.
struct Unravelling<C> {
    /// The flow out of vertex u is `threads[first[u]..first[u + 1]]`.
    first: Vec<usize>,
    threads: Vec<Thread<C>>,
    /// The next thread of each vertex; all threads before it are used up.
    cursor: Vec<usize>,
    /// The position of each vertex on the walk, if it is on it.
    place: Vec<Option<usize>>,
    /// The vertices of the walk, and the threads between them.
    nodes: Vec<NodeId>,
    walk: Vec<usize>,
}

/// The remaining flow on an edge, in its direction.
struct Thread<C> {
    head: NodeId,
    edge: EdgeId,
    left: C,
}

impl<C: Capacity> Unravelling<C> {
    fn of<Q: Cost>(flow: &MaxFlow<C>, network: &FlowNetwork<C, Q>) -> Self {
        let mut threads = Vec::new();
        for (i, edge) in network.edges().iter().enumerate() {
            let id = EdgeId::at(i);
            for (tail, head, left) in
                [(edge.tail, edge.head, flow.flow(id)), (edge.head, edge.tail, flow.back_flow(id))]
            {
                if C::ZERO < left {
                    threads.push((tail, Thread { head, edge: id, left }));
                }
            }
        }
        threads.sort_by_key(|&(tail, _)| tail);
        let n_nodes = network.n_nodes();
        let starts = |i| threads.partition_point(|&(tail, _)| tail.index() < i);
        let first: Vec<usize> = (0..=n_nodes).map(starts).collect();
        Unravelling {
            cursor: first[..n_nodes].to_vec(),
            first,
            threads: threads.into_iter().map(|(_, thread)| thread).collect(),
            place: vec![None; n_nodes],
            nodes: Vec::new(),
            walk: Vec::new(),
        }
    }

    /// Removes the paths first. After that no flow from the source reaches the sink, and the rest
    /// consists of cycles.
    fn run(mut self, source: NodeId, sink: NodeId) -> Decomposition<C> {
        let (mut paths, mut cycles) = (Vec::new(), Vec::new());
        while self.follow(source, Some(sink), &mut cycles) {
            paths.push(self.cut_off(0));
        }
        for i in 0..self.place.len() {
            self.follow(NodeId::at(i), None, &mut cycles);
        }
        Decomposition { paths, cycles }
    }

    /// Extends a walk from `start` along remaining flow, cutting off each cycle it closes. Returns
    /// true when the walk is at `end` with no flow left to follow, and false when `start` is used
    /// up.
    fn follow(&mut self, start: NodeId, end: Option<NodeId>, cycles: &mut Vec<Strand<C>>) -> bool {
        self.step_to(start);
        while let Some(&u) = self.nodes.last() {
            // Invariant: the walk has no repeated vertex, and all its threads have flow left.
            let cursor = &mut self.cursor[u.index()];
            while *cursor < self.first[u.index() + 1] && self.threads[*cursor].left == C::ZERO {
                *cursor += 1;
            }
            if *cursor == self.first[u.index() + 1] {
                if end == Some(u) {
                    return true;
                }
                // The start is used up. After the first vertex, only leftovers of rounding end
                // here.
                self.nodes.pop();
                self.place[u.index()] = None;
                if let Some(thread) = self.walk.pop() {
                    self.threads[thread].left = C::ZERO;
                }
                continue;
            }
            let head = self.threads[*cursor].head;
            self.walk.push(*cursor);
            match self.place[head.index()] {
                None => self.step_to(head),
                Some(place) => {
                    self.nodes.push(head);
                    cycles.push(self.cut_off(place));
                    self.step_to(head);
                }
            }
        }
        false
    }

    fn step_to(&mut self, node: NodeId) {
        self.place[node.index()] = Some(self.nodes.len());
        self.nodes.push(node);
    }

    /// Cuts the walk off at position `place` and returns the part from there on as a strand with
    /// the largest possible amount.
    fn cut_off(&mut self, place: usize) -> Strand<C> {
        let nodes = self.nodes.split_off(place);
        let walk = self.walk.split_off(place);
        let left = |thread: &usize| self.threads[*thread].left;
        let amounts = walk.iter().map(left);
        let amount = amounts.reduce(|a, b| if b < a { b } else { a }).unwrap_or(C::ZERO);
        for node in &nodes {
            self.place[node.index()] = None;
        }
        for &thread in &walk {
            self.threads[thread].left = self.threads[thread].left - amount;
        }
        let edges = walk.iter().map(|&thread| self.threads[thread].edge).collect();
        Strand { path: Path { nodes, edges }, amount }
    }
}

impl<C: Capacity, Q: Cost> FlowNetwork<C, Q> {
    /// Replaces the flow in the network, so that a solver starts from this one. O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] if this is not a flow in the network; nothing changes in this case.
    pub fn set_flow(&mut self, flow: &MaxFlow<C>) -> Result<(), MaxFlowError> {
        flow.verify_flow(self)?;
        let ends_of_another_network = |_| MaxFlowError::OtherNetwork;
        self.begin(flow.source, flow.sink).map_err(ends_of_another_network)?;
        self.reset();
        for i in 0..self.n_edges() {
            let edge = EdgeId::at(i);
            let (forward, back) = self.arcs_of(edge);
            self.push(forward, flow.flow(edge));
            self.push(back, flow.back_flow(edge));
        }
        Ok(())
    }

    /// Returns the current flow as the result of a solver. `source_side` marks the vertices that
    /// the source reaches in the residual network.
    ///
    /// # Errors
    /// [`Overflow`](GraphError::Overflow) if the value overflows, with the edge at the source where
    /// it does.
    pub(crate) fn result(
        &self,
        source: NodeId,
        sink: NodeId,
        source_side: Vec<bool>,
    ) -> Result<MaxFlow<C>, GraphError> {
        let value = self.value(source)?;
        let mut back_flow = Vec::new();
        let edge_flow = self.residuals().map(|(id, edge, residual)| {
            // On a directed edge, rounding can make a residual capacity exceed the capacity too.
            if edge.capacity < residual && C::ZERO < edge.back_capacity {
                back_flow.push((id, surplus(residual, edge.capacity)));
            }
            surplus(edge.capacity, residual)
        });
        let edge_flow = edge_flow.collect();
        Ok(MaxFlow { source, sink, value, edge_flow, back_flow, source_side })
    }

    /// Returns the net flow out of the source.
    ///
    /// # Errors
    /// [`Overflow`](GraphError::Overflow), as in [`result`](FlowNetwork::result).
    pub(super) fn value(&self, source: NodeId) -> Result<C::Sum, GraphError> {
        match self.imbalance(source)? {
            (Ordering::Less, value) => Ok(value),
            // Only rounding lets more flow in than out.
            _ => Ok(C::Sum::ZERO),
        }
    }

    /// Returns the flow into a vertex minus the flow out of it, as a sign and an absolute value,
    /// because the type may be unsigned. If the network holds a flow, the sign is `Less` at the
    /// source, `Greater` at the sink, and `Equal` elsewhere. O(degree).
    ///
    /// # Errors
    /// [`Overflow`](GraphError::Overflow) if the difference overflows; it is not an error if only
    /// the two sums do.
    ///
    /// # Panics
    /// If there is no such vertex, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn imbalance(&self, node: NodeId) -> Result<(Ordering, C::Sum), GraphError> {
        let amounts = |is_out: bool| {
            self.arc_range(node).map(move |arc| {
                let edge = self.edge_of(arc);
                let is_back = self.is_back(arc) == is_out;
                (edge, if is_back { self.back_flow(edge) } else { self.flow(edge) }.to_sum())
            })
        };
        let add = |sum: C::Sum, (edge, amount)| {
            sum.checked_add(amount).ok_or(GraphError::Overflow { edge })
        };
        let mut comes: Vec<_> = amounts(false).collect();
        let mut out = C::Sum::ZERO;
        for (edge, mut leaves) in amounts(true) {
            // Cancels inflow against outflow before anything is summed, so that only the difference
            // can overflow.
            while C::Sum::ZERO < leaves
                && let Some((from, amount)) = comes.pop()
            {
                if leaves < amount {
                    comes.push((from, C::rest(amount, leaves)));
                    leaves = C::Sum::ZERO;
                } else {
                    leaves = C::rest(leaves, amount);
                }
            }
            out = add(out, (edge, leaves))?;
        }
        let into = comes.into_iter().try_fold(C::Sum::ZERO, add)?;
        Ok(if C::Sum::ZERO < out {
            (Ordering::Less, out)
        } else if C::Sum::ZERO < into {
            (Ordering::Greater, into)
        } else {
            (Ordering::Equal, C::Sum::ZERO)
        })
    }
}
