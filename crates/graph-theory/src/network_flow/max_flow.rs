//! Part of [the chapter](crate): a maximum flow, with the cut that proves it, and the paths that it
//! is made of.
//!
//! Page: `docs/en/graph-theory/README.md`.

use std::cmp::Ordering;

use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId};
use crate::network_flow::network::{Capacity, Cost, FlowNetwork, surplus};
use crate::paths::Path;
use crate::weight::Weight;

/// A flow from a source to a sink, and the vertices to which more could flow from the source.
///
/// If the sink is not among these, they are one side of a cut. Whatever leaves them is full, and
/// nothing comes back, so the flow is the capacity of the cut; and no flow can be more than any
/// cut. That is the proof that the flow is a maximum, and the cut a minimum. The side does not
/// depend on which maximum flow was found: it lies within that of every minimum cut.
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
    /// What flows from tail to head of each edge.
    pub(super) edge_flow: Vec<C>,
    /// The edges on which flow goes from head to tail, and how much: ascending, and none if all are
    /// directed.
    pub(super) back_flow: Vec<(EdgeId, C)>,
    pub(super) source_side: Vec<bool>,
}

/// A path or a cycle of a flow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strand<C> {
    /// From the source to the sink; of a cycle, the first vertex is the last one too.
    pub path: Path,
    /// How much flows along it.
    pub amount: C,
}

/// A flow taken apart. Together the strands are the flow, and there are no more of them than edges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decomposition<C> {
    /// From the source to the sink, each without a vertex twice; their amounts sum to the value.
    pub paths: Vec<Strand<C>>,
    /// What flows round without arriving anywhere.
    pub cycles: Vec<Strand<C>>,
}

/// Why a flow is not proven a maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MaxFlowError {
    /// The network has other vertices or edges.
    #[error("the flow is of another network")]
    OtherNetwork,
    /// More flows on this edge than can, or less than nothing.
    #[error("edge {} cannot carry its flow", edge.index())]
    Bounds {
        /// The edge.
        edge: EdgeId,
    },
    /// Into this vertex flows something else than out of it.
    #[error("the flow into vertex {} is not the flow out of it", node.index())]
    Conservation {
        /// The vertex, neither source nor sink.
        node: NodeId,
    },
    /// What flows into this vertex, or out of it, does not fit its type.
    #[error("the flow through vertex {} is too large to sum", node.index())]
    TooMuch {
        /// The vertex.
        node: NodeId,
    },
    /// What leaves the source for good is not the value.
    #[error("the value is not what leaves the source")]
    Value,
    /// More could flow to the sink; a flow that was stopped at a limit ends like this.
    #[error("the side of the source holds the sink, or not the source")]
    NoCut,
    /// The cut has room for more than the value.
    #[error("the cut has another capacity than the value of the flow")]
    LooseCut,
}

impl<C: Capacity> MaxFlow<C> {
    /// A flow that was found elsewhere, or made up, along edges that all lead one way: what flows
    /// on each by their ids, and for each vertex whether it is on the source's side. Nothing is
    /// believed: see [`verify`](MaxFlow::verify).
    pub fn claimed(
        (source, sink): (NodeId, NodeId),
        value: C::Sum,
        edge_flow: Vec<C>,
        source_side: Vec<bool>,
    ) -> Self {
        MaxFlow { source, sink, value, edge_flow, back_flow: Vec::new(), source_side }
    }

    /// How much flows from the source to the sink.
    pub fn value(&self) -> C::Sum {
        self.value
    }

    /// Where it comes from.
    pub fn source(&self) -> NodeId {
        self.source
    }

    /// Where it goes.
    pub fn sink(&self) -> NodeId {
        self.sink
    }

    /// What flows from tail to head of each edge, by their ids.
    pub fn edge_flows(&self) -> &[C] {
        &self.edge_flow
    }

    /// What flows from the tail of an edge to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        self.edge_flow[edge.index()]
    }

    /// What flows from the head of an edge to its tail: more than nothing only if it is undirected.
    /// O(log E).
    pub fn back_flow(&self, edge: EdgeId) -> C {
        let found = self.back_flow.binary_search_by_key(&edge, |&(edge, _)| edge);
        found.map_or(C::ZERO, |at| self.back_flow[at].1)
    }

    /// Whether more could flow from the source to this vertex: then it is on the source's side of
    /// the cut. O(1).
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn is_on_source_side(&self, node: NodeId) -> bool {
        self.source_side[node.index()]
    }

    /// The vertices on the source's side of the cut, ascending. O(V).
    pub fn source_side(&self) -> impl Iterator<Item = NodeId> {
        (0..self.source_side.len()).filter(|&i| self.source_side[i]).map(NodeId::at)
    }

    /// Whether no more can flow; it can if the flow was stopped at a limit. O(1).
    pub fn is_maximum(&self) -> bool {
        !self.source_side[self.sink.index()]
    }

    /// The edges that lead from the source's side to the other one, ascending: all full. An
    /// undirected edge counts whichever of its ends is where. O(E).
    ///
    /// # Panics
    /// If the network has other vertices.
    pub fn cut_edges<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Vec<EdgeId> {
        self.cut(network).map(|(edge, _)| edge).collect()
    }

    /// The edges out of the source's side, each with its capacity that way.
    fn cut<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> impl Iterator<Item = (EdgeId, C)> {
        let side = |node: NodeId| self.source_side[node.index()];
        network.edges().iter().enumerate().filter_map(move |(i, edge)| {
            let room = match (side(edge.tail), side(edge.head)) {
                (true, false) => edge.capacity,
                (false, true) => edge.back_capacity,
                _ => C::ZERO,
            };
            // An edge without room that way is no way out.
            (C::ZERO < room).then(|| (EdgeId::at(i), room))
        })
    }

    /// The certificate: whether this is a flow in `network`, and of the most value. No solver is
    /// trusted, and no arc read: only the edges and the numbers above. O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] names what speaks against it.
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

    /// Whether this is a flow in `network`, a maximum or not: no edge carries more than it can,
    /// nothing comes from nowhere or is lost, and the value is what leaves the source. O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] names what speaks against it.
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

    /// Takes the flow apart, into paths and cycles. O(V E).
    ///
    /// # Panics
    /// If the network has other edges.
    pub fn decompose<Q: Cost>(&self, network: &FlowNetwork<C, Q>) -> Decomposition<C> {
        Unravelling::of(self, network).run(self.source, self.sink)
    }
}

/// The flow that is not yet in a strand.
struct Unravelling<C> {
    /// What flows out of vertex u: `threads[first[u]..first[u + 1]]`.
    first: Vec<usize>,
    threads: Vec<Thread<C>>,
    /// How far in its range each vertex has come; nothing is left before.
    cursor: Vec<usize>,
    /// Where on the walk each vertex stands, if it does.
    place: Vec<Option<usize>>,
    /// The vertices of the walk, and the threads between them.
    nodes: Vec<NodeId>,
    walk: Vec<usize>,
}

/// What is left of the flow on an edge, in its direction.
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

    /// Paths first; then nothing leaves the source for the sink any more, and all that is left
    /// flows round.
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

    /// Walks on from `start` where something flows, until the walk is at `end` and nothing flows
    /// on. A cycle on the way is cut off.
    fn follow(&mut self, start: NodeId, end: Option<NodeId>, cycles: &mut Vec<Strand<C>>) -> bool {
        self.step_to(start);
        while let Some(&u) = self.nodes.last() {
            // Invariant: the walk has no vertex twice, and something flows along all of it.
            let cursor = &mut self.cursor[u.index()];
            while *cursor < self.first[u.index() + 1] && self.threads[*cursor].left == C::ZERO {
                *cursor += 1;
            }
            if *cursor == self.first[u.index() + 1] {
                if end == Some(u) {
                    return true;
                }
                // The start is used up. Behind it, only what rounding left ends like this.
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

    /// Takes from the walk all behind the vertex at `place`, and the vertex, as a strand of the
    /// most that flows along it.
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
    /// Puts a flow into the network in place of the one that is there: a solver goes on from it.
    /// O(V + E).
    ///
    /// # Errors
    /// [`MaxFlowError`] if it is no flow in this network; then nothing has changed.
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

    /// How a solver ends: the flow that is in the network, and `source_side`, the vertices to which
    /// more could flow.
    ///
    /// # Errors
    /// As [`check_ends`](FlowNetwork::check_ends); [`Overflow`](GraphError::Overflow) if the value
    /// does not fit, with the edge at the source that is too much.
    pub(crate) fn result(
        &self,
        source: NodeId,
        sink: NodeId,
        source_side: Vec<bool>,
    ) -> Result<MaxFlow<C>, GraphError> {
        let value = self.value(source)?;
        let mut back_flow = Vec::new();
        let edge_flow = self.residuals().map(|(id, edge, residual)| {
            // Floats of a directed edge may be more than its capacity too, by rounding.
            if edge.capacity < residual && C::ZERO < edge.back_capacity {
                back_flow.push((id, surplus(residual, edge.capacity)));
            }
            surplus(edge.capacity, residual)
        });
        let edge_flow = edge_flow.collect();
        Ok(MaxFlow { source, sink, value, edge_flow, back_flow, source_side })
    }

    /// How much leaves the source for good.
    ///
    /// # Errors
    /// [`Overflow`](GraphError::Overflow), as [`result`](FlowNetwork::result).
    pub(super) fn value(&self, source: NodeId) -> Result<C::Sum, GraphError> {
        match self.imbalance(source)? {
            (Ordering::Less, value) => Ok(value),
            // Only rounding lets more come in than go out.
            _ => Ok(C::Sum::ZERO),
        }
    }

    /// What flows into a vertex less what flows out of it, as a sign and a number, for the number
    /// may be of a type without sign: `Less` at a source, `Greater` at a sink, and `Equal` with 0
    /// elsewhere, if what is in the network is a flow. O(degree).
    ///
    /// # Errors
    /// [`Overflow`](GraphError::Overflow) if the difference does not fit; two sums that do not are
    /// no error.
    ///
    /// # Panics
    /// If there is no such vertex, or it was not frozen yet.
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
            // What comes is set off against what leaves before anything is summed.
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
