//! Part of [the chapter](crate): the residual network, on which all flow algorithms of the chapter
//! work.
//!
//! Each edge has two arcs. The arc from its tail to its head has the unused capacity as its
//! residual capacity; the arc back has the flow that can be canceled. Pushing along one arc adds to
//! the residual capacity of its partner, so later pushes can undo a bad choice. The arcs out of a
//! vertex are contiguous, and each stores the position of its partner.
//!
//! Cost: O(V + E) to sort the arcs, at the first use after edges were added; O(1) to push. 4 bytes
//! per vertex; 12 bytes and a capacity per arc; 12 bytes and two capacities per edge.
//!
//! Domain: nonnegative capacities, integers or finite floats. Loops and parallel edges are kept
//! separate.
//!
//! Checked: by every flow of the chapter; `MaxFlow::verify` does not look at the arcs.
//!
//! Page: `docs/en/graph-theory/README.md`.

use std::fmt::Debug;
use std::ops::{Add, Neg, Range, Sub};

use crate::error::{GraphError, check_ends};
use crate::graph::{DiGraph, Edge, EdgeId, MOST_IDS, NodeId};
use crate::weight::{Weight, largest};

/// A type of capacities: a [`Weight`] that can also be subtracted. It is an integer of fixed width,
/// so not a `usize`, or a float.
///
/// ```
/// use graph_theory::{Capacity, FlowNetwork, GraphError, MaxFlow, NodeId, dinic};
///
/// /// Works for capacities of any type.
/// fn from_first_to_last<C: Capacity>(
///     network: &mut FlowNetwork<C>,
/// ) -> Result<MaxFlow<C>, GraphError> {
///     let last = NodeId::try_from(network.n_nodes() - 1)?;
///     dinic(network, NodeId::from(0), last)
/// }
///
/// let mut network = FlowNetwork::from_edges(3, [(0, 1, 0.5), (1, 2, 0.25)])?;
/// assert_eq!(from_first_to_last(&mut network)?.value(), 0.25);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a type of capacities",
    note = "capacities are integers of 8 to 128 bits, `f32`, or `f64`; convert `usize` to `u64`"
)]
pub trait Capacity: Weight + Add<Output = Self> + Sub<Output = Self> {
    /// Returns the difference of two sums, the second of which must not be larger.
    fn rest(sum: Self::Sum, taken: Self::Sum) -> Self::Sum;

    /// Returns the lesser of this number and a sum.
    fn at_most(self, sum: Self::Sum) -> Self;

    /// Returns whether two sums are equal; for floats, up to rounding. The summands are at most
    /// `scale`, and differences of up to a millionth of `scale` or of the larger sum are attributed
    /// to rounding.
    fn agree(a: Self::Sum, b: Self::Sum, scale: Self) -> bool;
}

macro_rules! capacities {
    ($($integer:ty)*; $($float:ty)*) => {
        $(impl Capacity for $integer {
            fn rest(sum: Self::Sum, taken: Self::Sum) -> Self::Sum {
                sum - taken
            }

            fn at_most(self, sum: Self::Sum) -> Self {
                // A sum that does not fit is larger than this number.
                Self::try_from(sum).map_or(self, |sum| sum.min(self))
            }

            fn agree(a: Self::Sum, b: Self::Sum, _: Self) -> bool {
                a == b
            }
        })*
        $(impl Capacity for $float {
            fn rest(sum: f64, taken: f64) -> f64 {
                sum - taken
            }

            fn at_most(self, sum: f64) -> Self {
                #[allow(clippy::cast_possible_truncation, reason = "rounds, if this has 32 bits")]
                if sum < f64::from(self) { sum as Self } else { self }
            }

            fn agree(a: f64, b: f64, scale: Self) -> bool {
                (a - b).abs() <= 1e-6 * a.abs().max(b.abs()).max(f64::from(scale))
            }
        })*
    };
}

capacities! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128; f32 f64 }

/// The cost per unit of flow on an edge: `()` for none, or a signed number.
///
/// ```
/// use graph_theory::{Capacity, Cost, FlowNetwork, Weight};
///
/// /// Works for networks with costs and for those without.
/// fn total<C: Capacity, Q: Cost>(network: &FlowNetwork<C, Q>) -> Option<C::Sum> {
///     let mut capacities = network.edges().iter().map(|edge| edge.capacity.to_sum());
///     capacities.try_fold(C::Sum::ZERO, C::Sum::checked_add)
/// }
///
/// let network = FlowNetwork::from_priced_edges(3, [(0, 1, 4_u32, 7), (1, 2, 5, -1)])?;
/// assert_eq!(total(&network), Some(9));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Cost: Copy + Debug + PartialEq {
    /// Returns the cost in the opposite direction, which refunds this cost, or `None` if it
    /// overflows.
    fn back(self) -> Option<Self>;
}

impl Cost for () {
    fn back(self) -> Option<()> {
        Some(())
    }
}

macro_rules! costs {
    ($($integer:ty)*; $($float:ty)*) => {
        $(impl Cost for $integer {
            fn back(self) -> Option<Self> {
                self.checked_neg()
            }
        })*
        $(impl Cost for $float {
            fn back(self) -> Option<Self> {
                self.is_finite().then(|| self.neg())
            }
        })*
    };
}

costs! { i8 i16 i32 i64 i128; f32 f64 }

/// An edge of a network, as it was added.
///
/// ```
/// use graph_theory::{FlowEdge, FlowNetwork, NodeId};
///
/// let [tail, head] = [0, 1].map(NodeId::from);
/// let mut network = FlowNetwork::new(2)?;
/// // More can flow ahead than back.
/// let edge = FlowEdge { tail, head, capacity: 5_u32, back_capacity: 2, cost: () };
/// let id = network.add(edge)?;
/// assert_eq!(network.edge(id), &edge);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlowEdge<C, Q = ()> {
    /// The vertex where the edge begins.
    pub tail: NodeId,
    /// The vertex where the edge ends.
    pub head: NodeId,
    /// The most flow from the tail to the head.
    pub capacity: C,
    /// The most flow from the head to the tail: 0, except for undirected edges.
    pub back_capacity: C,
    /// The cost per unit of flow from the tail to the head.
    pub cost: Q,
}

/// One direction of an edge. All that a search reads is stored together.
///
/// ```
/// use graph_theory::{FlowNetwork, NodeId, ResidualArc, dinic};
///
/// let [source, sink] = [0, 1].map(NodeId::from);
/// let mut network = FlowNetwork::from_edges(2, [(0, 1, 3_u32)])?;
/// dinic(&mut network, source, sink)?;
/// let residual = |arc: &ResidualArc<u32>| arc.residual;
/// // The edge is full, so all of its flow can be canceled.
/// assert_eq!(network.arcs(source).iter().map(residual).next(), Some(0));
/// assert_eq!(network.arcs(sink).iter().map(residual).next(), Some(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResidualArc<C, Q = ()> {
    /// The vertex that the arc leads to.
    pub head: NodeId,
    /// The position of the opposite arc among all arcs.
    partner: u32,
    /// The residual capacity: how much more can flow along the arc.
    pub residual: C,
    /// The cost per unit of flow along the arc.
    pub cost: Q,
}

impl<C, Q> ResidualArc<C, Q> {
    /// Returns the position of the opposite arc of the same edge among all arcs.
    pub fn partner(&self) -> usize {
        self.partner as usize
    }
}

/// A network with capacities and its current flow, which is zero at first and then what the last
/// solver left.
///
/// Edges can be added at any time. A solver starts from the current flow, so it can be stopped and
/// resumed, and after new edges or larger capacities it only adds to the flow.
/// [`reset`](FlowNetwork::reset) removes all flow, and so does solving for another source or sink.
///
/// ```
/// use graph_theory::{FlowNetwork, NodeId, dinic};
///
/// let [source, middle, sink] = [0, 1, 2].map(NodeId::from);
/// let mut network = FlowNetwork::new(3)?;
/// network.add_edge(source, middle, 5_u32)?;
/// let pipe = network.add_edge(middle, sink, 3)?;
/// assert_eq!(dinic(&mut network, source, sink)?.value(), 3);
/// // With a wider pipe, the solver goes on from what flows already.
/// network.set_capacity(pipe, 4)?;
/// assert_eq!(dinic(&mut network, source, sink)?.value(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct FlowNetwork<C, Q = ()> {
    n_nodes: usize,
    /// The edges, in the order in which they were added.
    edges: Vec<FlowEdge<C, Q>>,
    /// The arcs of vertex u are `arcs[first[u]..first[u + 1]]`.
    first: Vec<u32>,
    pub(super) arcs: Vec<ResidualArc<C, Q>>,
    /// The edge of each arc.
    edge_of: Vec<EdgeId>,
    /// For each edge in the arrays, its arc from tail to head. Later edges have been added since
    /// the last `freeze`.
    forward: Vec<u32>,
    /// The source and the sink of the current flow.
    ends: Option<(NodeId, NodeId)>,
}

/// A network whose edges have a cost per unit of flow, which may be negative.
///
/// ```
/// use graph_theory::{CostNetwork, NodeId, minimum_cost_flow};
///
/// // Tail, head, capacity, cost per unit: a dear way, and a cheap one that is narrow.
/// let mut network = CostNetwork::from_priced_edges(2, [(0, 1, 2, 5), (0, 1, 1, 1)])?;
/// let flow = minimum_cost_flow(&mut network, NodeId::from(0), NodeId::from(1))?;
/// assert_eq!((flow.value(), flow.cost()), (3, 11));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type CostNetwork<C, Q = i64> = FlowNetwork<C, Q>;

impl<C, Q> Default for FlowNetwork<C, Q> {
    fn default() -> Self {
        FlowNetwork {
            n_nodes: 0,
            edges: Vec::new(),
            first: vec![0],
            arcs: Vec::new(),
            edge_of: Vec::new(),
            forward: Vec::new(),
            ends: None,
        }
    }
}

impl<C: Capacity, Q: Cost> FlowNetwork<C, Q> {
    /// Returns a network with `n_nodes` vertices and no edges.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are more vertices than ids.
    pub fn new(n_nodes: usize) -> Result<Self, GraphError> {
        let mut network = Self::default();
        network.add_nodes(n_nodes)?;
        Ok(network)
    }

    /// Adds `n` vertices. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are not enough ids left; no vertex is added in this case.
    pub fn add_nodes(&mut self, n: usize) -> Result<(), GraphError> {
        let n_nodes = self.n_nodes.saturating_add(n);
        if MOST_IDS < n_nodes {
            return Err(GraphError::TooLarge { what: "vertices", n: n_nodes });
        }
        self.n_nodes = n_nodes;
        Ok(())
    }

    /// Adds a vertex. Its id is the number of vertices added before it. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if there are no ids left.
    pub fn add_node(&mut self) -> Result<NodeId, GraphError> {
        self.add_nodes(1)?;
        Ok(NodeId::at(self.n_nodes - 1))
    }

    /// Adds an edge given by all its fields, such as a directed edge with a cost, or an edge with a
    /// different capacity in each direction. O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::EndOutOfRange`] if there is no such vertex; [`GraphError::NegativeCapacity`]
    /// or [`GraphError::NotANumber`] if a capacity is negative, NaN, or infinite;
    /// [`GraphError::Overflow`] if the sum of the two capacities overflows, or the cost has no
    /// negative; [`GraphError::TooLarge`] if there are no arc ids left.
    pub fn add(&mut self, described: FlowEdge<C, Q>) -> Result<EdgeId, GraphError> {
        let n_edges = self.edges.len();
        if MOST_IDS / 2 <= n_edges {
            return Err(GraphError::TooLarge { what: "arcs", n: 2 * n_edges + 2 });
        }
        let edge = EdgeId::at(n_edges);
        check_ends(edge, [described.tail, described.head], self.n_nodes)?;
        check_capacities(edge, described.capacity, described.back_capacity)?;
        described.cost.back().ok_or(GraphError::Overflow { edge })?;
        self.edges.push(described);
        Ok(edge)
    }

    /// Returns the number of vertices.
    pub fn n_nodes(&self) -> usize {
        self.n_nodes
    }

    /// Returns the number of edges.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }

    /// Returns an iterator over all vertices in ascending order.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<C, Q> {
        (0..self.n_nodes).map(NodeId::at)
    }

    /// Returns all edges, indexed by id.
    pub fn edges(&self) -> &[FlowEdge<C, Q>] {
        &self.edges
    }

    /// Returns an edge, as it was added. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn edge(&self, edge: EdgeId) -> &FlowEdge<C, Q> {
        &self.edges[edge.index()]
    }

    /// Returns the vertex itself if the network has it. O(1).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if there is no such vertex.
    pub fn check(&self, node: NodeId) -> Result<NodeId, GraphError> {
        let n_nodes = self.n_nodes;
        if node.index() < n_nodes {
            Ok(node)
        } else {
            Err(GraphError::NodeOutOfRange { node, n_nodes })
        }
    }

    /// Prepares the network for a solver: sorts the arcs, and removes a flow between other
    /// vertices.
    ///
    /// # Errors
    /// The same as [`check_ends`](FlowNetwork::check_ends).
    pub(crate) fn begin(&mut self, source: NodeId, sink: NodeId) -> Result<(), GraphError> {
        self.check_ends(source, sink)?;
        self.freeze();
        if self.ends.is_some_and(|ends| ends != (source, sink)) {
            self.reset();
        }
        self.ends = Some((source, sink));
        Ok(())
    }

    /// Checks that these two vertices can be the source and the sink of a flow. O(1).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::SourceIsSink`] if
    /// the two are the same.
    pub fn check_ends(&self, source: NodeId, sink: NodeId) -> Result<(), GraphError> {
        self.check(source)?;
        self.check(sink)?;
        if source == sink { Err(GraphError::SourceIsSink) } else { Ok(()) }
    }

    /// Changes the capacity of an edge from tail to head. The flow stays if it still fits;
    /// otherwise all flow is removed. O(1), or O(E) if the flow is removed.
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add); nothing changes in this case.
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn set_capacity(&mut self, edge: EdgeId, capacity: C) -> Result<(), GraphError> {
        check_capacities(edge, capacity, self.edge(edge).back_capacity)?;
        let old = std::mem::replace(&mut self.edges[edge.index()].capacity, capacity);
        if let Some(&arc) = self.forward.get(edge.index()) {
            let residual = &mut self.arcs[arc as usize].residual;
            let (flow, back_flow) = (surplus(old, *residual), surplus(*residual, old));
            if capacity < flow {
                self.reset();
            } else {
                *residual = capacity - flow + back_flow;
            }
        }
        Ok(())
    }

    /// Removes all flow. O(E).
    pub fn reset(&mut self) {
        for (edge, &arc) in self.edges.iter().zip(&self.forward) {
            let partner = self.arcs[arc as usize].partner();
            self.arcs[arc as usize].residual = edge.capacity;
            self.arcs[partner].residual = edge.back_capacity;
        }
    }

    /// Returns the flow through an edge from its tail to its head; 0 if it flows the other way.
    /// O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        surplus(self.edge(edge).capacity, self.residual(edge))
    }

    /// Returns the flow through an edge from its head to its tail; always 0 if the edge is
    /// directed. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn back_flow(&self, edge: EdgeId) -> C {
        surplus(self.residual(edge), self.edge(edge).capacity)
    }

    /// Returns the residual capacity of an edge from its tail to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn residual(&self, edge: EdgeId) -> C {
        match self.forward.get(edge.index()) {
            Some(&arc) => self.arcs[arc as usize].residual,
            None => self.edge(edge).capacity,
        }
    }

    /// Returns the largest capacity of any edge in either direction. O(E).
    pub(super) fn largest_capacity(&self) -> C {
        largest(self.edges.iter().flat_map(|edge| [edge.capacity, edge.back_capacity]))
    }

    /// Returns an iterator over the edges in the arrays, with the residual capacity from tail to
    /// head.
    pub(super) fn residuals(&self) -> impl Iterator<Item = (EdgeId, &FlowEdge<C, Q>, C)> {
        let sorted = self.edges.iter().zip(&self.forward).enumerate();
        sorted.map(|(i, (edge, &arc))| (EdgeId::at(i), edge, self.arcs[arc as usize].residual))
    }

    /// Brings the arrays up to date with a stable counting sort of the arcs by tail, if edges or
    /// vertices were added since the last call. The flow stays. Every solver calls this first. O(V
    /// + E), or O(1) if nothing was added.
    pub fn freeze(&mut self) {
        if self.forward.len() == self.edges.len() && self.first.len() == self.n_nodes + 1 {
            return;
        }
        // At first, next[u + 1] counts the arcs of vertex u. Later, next[u] is the position of the
        // next arc of u.
        let mut next = vec![0_u32; self.n_nodes + 1];
        for edge in &self.edges {
            next[edge.tail.index() + 1] += 1;
            next[edge.head.index() + 1] += 1;
        }
        let mut n_before = 0;
        for place in &mut next {
            n_before += *place;
            *place = n_before;
        }
        let first = next.clone();
        let mut take = |node: NodeId| {
            let place = &mut next[node.index()];
            *place += 1;
            *place - 1
        };
        let blank = self.edges.first().map(|edge| ResidualArc {
            head: edge.head,
            partner: 0,
            residual: C::ZERO,
            cost: edge.cost,
        });
        let mut arcs = blank.map_or(Vec::new(), |blank| vec![blank; n_before as usize]);
        let mut edge_of = vec![EdgeId::default(); n_before as usize];
        let mut forward = Vec::with_capacity(self.edges.len());
        for (i, edge) in self.edges.iter().enumerate() {
            let (ahead, back) = (take(edge.tail), take(edge.head));
            let (residual, back_residual) = match self.forward.get(i) {
                Some(&arc) => {
                    let old = &self.arcs[arc as usize];
                    (old.residual, self.arcs[old.partner()].residual)
                }
                None => (edge.capacity, edge.back_capacity),
            };
            // Cannot fail: the negative was checked when the edge was added.
            let back_cost = edge.cost.back().unwrap_or(edge.cost);
            arcs[ahead as usize] =
                ResidualArc { head: edge.head, partner: back, residual, cost: edge.cost };
            arcs[back as usize] = ResidualArc {
                head: edge.tail,
                partner: ahead,
                residual: back_residual,
                cost: back_cost,
            };
            edge_of[ahead as usize] = EdgeId::at(i);
            edge_of[back as usize] = EdgeId::at(i);
            forward.push(ahead);
        }
        (self.first, self.arcs, self.edge_of, self.forward) = (first, arcs, edge_of, forward);
    }

    /// Returns the range of the arcs out of a vertex among all arcs, as of the last
    /// [`freeze`](FlowNetwork::freeze), for algorithms that keep a cursor for each vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn arc_range(&self, node: NodeId) -> Range<usize> {
        self.first[node.index()] as usize..self.first[node.index() + 1] as usize
    }

    /// Returns the arcs out of a vertex, in the order in which their edges were added, as of the
    /// last [`freeze`](FlowNetwork::freeze). O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn arcs(&self, node: NodeId) -> &[ResidualArc<C, Q>] {
        &self.arcs[self.arc_range(node)]
    }

    /// Returns all arcs, those of a vertex contiguous, as of the last
    /// [`freeze`](FlowNetwork::freeze).
    pub fn all_arcs(&self) -> &[ResidualArc<C, Q>] {
        &self.arcs
    }

    /// Returns the vertex that an arc leaves, which is the head of its partner. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn tail_of(&self, arc: usize) -> NodeId {
        self.arcs[self.arcs[arc].partner()].head
    }

    /// Returns the edge of an arc. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn edge_of(&self, arc: usize) -> EdgeId {
        self.edge_of[arc]
    }

    /// Returns the two arcs of an edge: from its tail to its head, and back. O(1).
    ///
    /// # Panics
    /// If there is no such edge, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn arcs_of(&self, edge: EdgeId) -> (usize, usize) {
        let forward = self.forward[edge.index()] as usize;
        (forward, self.arcs[forward].partner())
    }

    /// Returns whether an arc leads from the head of its edge to the tail. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn is_back(&self, arc: usize) -> bool {
        self.forward[self.edge_of[arc].index()] as usize != arc
    }

    /// Pushes flow along an arc. O(1).
    ///
    /// # Panics
    /// If there is no such arc; in a debug build, if `amount` exceeds the residual capacity.
    pub fn push(&mut self, arc: usize, amount: C) {
        let ahead = &mut self.arcs[arc];
        debug_assert!(amount <= ahead.residual, "no more flows than can");
        ahead.residual = ahead.residual - amount;
        let partner = ahead.partner();
        let back = &mut self.arcs[partner];
        back.residual = back.residual + amount;
    }

    /// Pushes as much flow along a path of arcs as its bottleneck and the limit allow, and returns
    /// the amount. O(length of the path).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn augment(&mut self, path: &[usize], limit: Option<C>) -> C {
        let least = |a: C, b: C| if b < a { b } else { a };
        let residuals = path.iter().map(|&arc| self.arcs[arc].residual);
        let amount = residuals.chain(limit).reduce(least).unwrap_or(C::ZERO);
        for &arc in path {
            self.push(arc, amount);
        }
        amount
    }

    /// Returns, for each vertex, whether `source` reaches it along arcs with residual capacity; if
    /// the sink is not reached, these vertices are one side of a minimum cut. As of the last
    /// [`freeze`](FlowNetwork::freeze). O(V + E).
    ///
    /// # Panics
    /// If there is no such vertex, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn reachable(&self, source: NodeId) -> Vec<bool> {
        let mut is_reached = vec![false; self.n_nodes];
        is_reached[source.index()] = true;
        let mut stack = vec![source];
        while let Some(u) = stack.pop() {
            for arc in self.arcs(u) {
                if C::ZERO < arc.residual && !is_reached[arc.head.index()] {
                    is_reached[arc.head.index()] = true;
                    stack.push(arc.head);
                }
            }
        }
        is_reached
    }
}

impl<C: Capacity> FlowNetwork<C> {
    /// Adds a directed edge. Its id is the number of edges added before it. O(1) amortized.
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add).
    pub fn add_edge(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: C::ZERO, cost: () })
    }

    /// Adds an undirected edge, with the same capacity in both directions. O(1) amortized.
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add).
    pub fn add_undirected(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: capacity, cost: () })
    }

    /// Returns the network with the vertices `0..n_nodes` and these directed edges, in this order.
    /// O(V + E).
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add).
    pub fn from_edges(
        n_nodes: usize,
        edges: impl IntoIterator<Item = (u32, u32, C)>,
    ) -> Result<Self, GraphError> {
        let mut network = FlowNetwork::new(n_nodes)?;
        for (tail, head, capacity) in edges {
            network.add_edge(tail.into(), head.into(), capacity)?;
        }
        Ok(network)
    }
}

impl<C: Capacity, Q: Cost> CostNetwork<C, Q> {
    /// Adds a directed edge with a cost per unit. Its id is the number of edges added before it.
    /// O(1) amortized.
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add).
    pub fn add_priced_edge(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
        cost: Q,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: C::ZERO, cost })
    }

    /// Returns the network with the vertices `0..n_nodes` and the edges `(tail, head, capacity,
    /// cost)`, in this order. O(V + E).
    ///
    /// # Errors
    /// The same as [`add`](FlowNetwork::add).
    pub fn from_priced_edges(
        n_nodes: usize,
        edges: impl IntoIterator<Item = (u32, u32, C, Q)>,
    ) -> Result<Self, GraphError> {
        let mut network = FlowNetwork::new(n_nodes)?;
        for (tail, head, capacity, cost) in edges {
            network.add_priced_edge(tail.into(), head.into(), capacity, cost)?;
        }
        Ok(network)
    }
}

/// Takes the weights of the graph as capacities.
impl<C: Capacity> TryFrom<&DiGraph<C>> for FlowNetwork<C> {
    type Error = GraphError;

    fn try_from(graph: &DiGraph<C>) -> Result<Self, GraphError> {
        let parts = |edge: &Edge<C>| (edge.tail.into(), edge.head.into(), edge.weight);
        FlowNetwork::from_edges(graph.n_nodes(), graph.edges().iter().map(parts))
    }
}

/// Returns how much larger one amount is than another, or 0 if it is not larger.
pub(super) fn surplus<C: Capacity>(amount: C, other: C) -> C {
    if other < amount { amount - other } else { C::ZERO }
}

/// Checks the capacities of an edge. Their sum must fit, because it is the residual capacity in one
/// direction when the other is saturated.
fn check_capacities<C: Capacity>(edge: EdgeId, ahead: C, back: C) -> Result<(), GraphError> {
    if !ahead.is_valid() || !back.is_valid() {
        return Err(GraphError::NotANumber { edge });
    }
    if ahead.is_negative() || back.is_negative() {
        return Err(GraphError::NegativeCapacity { edge });
    }
    ahead.checked_add(back).map(|_| ()).ok_or(GraphError::Overflow { edge })
}
