//! Part of [the chapter](crate): the residual network, in which all flows of the chapter are found.
//!
//! An edge owns two arcs: the one from its tail to its head may still take what the capacity
//! leaves, the one back may take back what flows. What one of them takes, its partner gains; so a
//! flow that was a mistake is undone by pushing on. The arcs out of a vertex lie side by side, and
//! each knows the place of its partner.
//!
//! Cost: O(V + E) to sort the arcs, at the first question after edges were added; O(1) to push. 4
//! bytes a vertex; of an arc, 12 bytes and its capacity; of an edge, 12 bytes and two capacities.
//!
//! Domain: capacities of at least 0, integers or finite floats. Loops and parallel edges are kept
//! apart.
//!
//! Checked: by every flow of the chapter; `MaxFlow::verify` asks nothing of the arcs.
//!
//! Page: `docs/en/graph-theory/README.md`.

use std::fmt::Debug;
use std::ops::{Add, Neg, Range, Sub};

use crate::error::GraphError;
use crate::graph::{DiGraph, Edge, EdgeId, MOST_IDS, NodeId};
use crate::weight::{Weight, largest};

/// What can flow: a [`Weight`] that can be taken away again.
pub trait Capacity: Weight + Add<Output = Self> + Sub<Output = Self> {
    /// What is left of one sum without another, not larger one.
    fn rest(sum: Self::Sum, taken: Self::Sum) -> Self::Sum;

    /// The lesser of this and a sum.
    fn at_most(self, sum: Self::Sum) -> Self;

    /// Whether two sums are one: integers if they are equal, floats if no more than rounding keeps
    /// them apart. They were summed from numbers up to `scale`; a millionth of that, or of the
    /// larger sum, is taken for rounding.
    fn agree(a: Self::Sum, b: Self::Sum, scale: Self) -> bool;
}

macro_rules! capacities {
    ($($integer:ty)*; $($float:ty)*) => {
        $(impl Capacity for $integer {
            fn rest(sum: Self::Sum, taken: Self::Sum) -> Self::Sum {
                sum - taken
            }

            fn at_most(self, sum: Self::Sum) -> Self {
                // A sum that does not fit is more than this.
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

/// What a unit pays on an edge: nothing, `()`, or a signed number.
pub trait Cost: Copy + Debug + PartialEq {
    /// What it pays on the way back: it gets back what it paid. None if that does not fit.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FlowEdge<C, Q = ()> {
    /// Where it begins.
    pub tail: NodeId,
    /// Where it ends.
    pub head: NodeId,
    /// How much can flow from the tail to the head.
    pub capacity: C,
    /// How much can flow the other way: 0, but for undirected edges.
    pub back_capacity: C,
    /// What a unit pays from the tail to the head.
    pub cost: Q,
}

/// One direction of an edge. All that a search reads of it lies together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResidualArc<C, Q = ()> {
    /// Where it leads.
    pub head: NodeId,
    /// The place of the other direction among all arcs.
    partner: u32,
    /// How much more can flow along it.
    pub residual: C,
    /// The cost of a unit along it.
    pub cost: Q,
}

impl<C, Q> ResidualArc<C, Q> {
    /// The place of the other direction of the same edge among all arcs.
    pub fn partner(&self) -> usize {
        self.partner as usize
    }
}

/// A network of capacities and the flow that is in it: none at first, then what the last solver
/// left.
///
/// Edges can be added at any time. A solver goes on from the flow that it finds, so it can be
/// stopped and resumed, and after new edges or larger capacities it only adds what is new.
/// [`reset`](FlowNetwork::reset) takes all flow out, and so does a question about another source or
/// sink.
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
    /// In the order in which they were added.
    edges: Vec<FlowEdge<C, Q>>,
    /// The arcs of vertex u are `arcs[first[u]..first[u + 1]]`.
    first: Vec<u32>,
    pub(super) arcs: Vec<ResidualArc<C, Q>>,
    /// The edge of each arc.
    edge_of: Vec<EdgeId>,
    /// The arc from tail to head of each edge that is sorted in; those after them were added since.
    forward: Vec<u32>,
    /// Between which vertices flows what is in the network.
    ends: Option<(NodeId, NodeId)>,
}

/// A network in which a unit of flow pays on every edge, or is paid.
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
    /// A network of `n_nodes` vertices, without edges.
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if one would have no id.
    pub fn new(n_nodes: usize) -> Result<Self, GraphError> {
        let mut network = Self::default();
        network.add_nodes(n_nodes)?;
        Ok(network)
    }

    /// Adds `n` vertices. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if one would have no id; then none is added.
    pub fn add_nodes(&mut self, n: usize) -> Result<(), GraphError> {
        let n_nodes = self.n_nodes.saturating_add(n);
        if MOST_IDS < n_nodes {
            return Err(GraphError::TooLarge { what: "vertices", n: n_nodes });
        }
        self.n_nodes = n_nodes;
        Ok(())
    }

    /// Adds a vertex; its id is the number of those before. O(1).
    ///
    /// # Errors
    /// [`GraphError::TooLarge`] if it would have no id.
    pub fn add_node(&mut self) -> Result<NodeId, GraphError> {
        self.add_nodes(1)?;
        Ok(NodeId::at(self.n_nodes - 1))
    }

    /// Adds an edge as it is described: so a directed edge with a cost, or one of two capacities.
    /// O(1) amortized.
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`]; [`GraphError::NegativeCapacity`],
    /// [`GraphError::NotANumber`]; [`GraphError::Overflow`] if the capacities both ways do not fit
    /// one number, or the cost cannot be given back; [`GraphError::TooLarge`].
    pub fn add(&mut self, described: FlowEdge<C, Q>) -> Result<EdgeId, GraphError> {
        let n_edges = self.edges.len();
        if MOST_IDS / 2 <= n_edges {
            return Err(GraphError::TooLarge { what: "arcs", n: 2 * n_edges + 2 });
        }
        let edge = EdgeId::at(n_edges);
        self.check(described.tail)?;
        self.check(described.head)?;
        check_capacities(edge, described.capacity, described.back_capacity)?;
        described.cost.back().ok_or(GraphError::Overflow { edge })?;
        self.edges.push(described);
        Ok(edge)
    }

    /// The number of vertices.
    pub fn n_nodes(&self) -> usize {
        self.n_nodes
    }

    /// The number of edges.
    pub fn n_edges(&self) -> usize {
        self.edges.len()
    }

    /// All vertices, ascending.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<C, Q> {
        (0..self.n_nodes).map(NodeId::at)
    }

    /// All edges, by id.
    pub fn edges(&self) -> &[FlowEdge<C, Q>] {
        &self.edges
    }

    /// An edge, as it was added. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn edge(&self, edge: EdgeId) -> &FlowEdge<C, Q> {
        &self.edges[edge.index()]
    }

    /// The vertex itself, if there is one. O(1).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`].
    pub fn check(&self, node: NodeId) -> Result<NodeId, GraphError> {
        let n_nodes = self.n_nodes;
        if node.index() < n_nodes {
            Ok(node)
        } else {
            Err(GraphError::NodeOutOfRange { node, n_nodes })
        }
    }

    /// How a solver begins: arcs are sorted, and what is in the network flows between these two.
    ///
    /// # Errors
    /// As [`check_ends`](FlowNetwork::check_ends).
    pub(crate) fn begin(&mut self, source: NodeId, sink: NodeId) -> Result<(), GraphError> {
        self.check_ends(source, sink)?;
        self.freeze();
        if self.ends.is_some_and(|ends| ends != (source, sink)) {
            self.reset();
        }
        self.ends = Some((source, sink));
        Ok(())
    }

    /// Whether a flow can be asked for between these two. O(1).
    ///
    /// # Errors
    /// [`GraphError::NodeOutOfRange`], [`GraphError::SourceIsSink`].
    pub fn check_ends(&self, source: NodeId, sink: NodeId) -> Result<(), GraphError> {
        self.check(source)?;
        self.check(sink)?;
        if source == sink { Err(GraphError::SourceIsSink) } else { Ok(()) }
    }

    /// Gives an edge another capacity from tail to head. The flow stays if it still fits; if not,
    /// all flow is taken out. O(1), or O(E).
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add); then nothing has changed.
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

    /// Takes all flow out. O(E).
    pub fn reset(&mut self) {
        for (edge, &arc) in self.edges.iter().zip(&self.forward) {
            let partner = self.arcs[arc as usize].partner();
            self.arcs[arc as usize].residual = edge.capacity;
            self.arcs[partner].residual = edge.back_capacity;
        }
    }

    /// What flows through an edge from its tail to its head; nothing, if it flows the other way.
    /// O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn flow(&self, edge: EdgeId) -> C {
        surplus(self.edge(edge).capacity, self.residual(edge))
    }

    /// What flows through an edge from its head to its tail: more than nothing only if it is
    /// undirected. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn back_flow(&self, edge: EdgeId) -> C {
        surplus(self.residual(edge), self.edge(edge).capacity)
    }

    /// How much more can flow from the tail of an edge to its head. O(1).
    ///
    /// # Panics
    /// If there is no such edge.
    pub fn residual(&self, edge: EdgeId) -> C {
        match self.forward.get(edge.index()) {
            Some(&arc) => self.arcs[arc as usize].residual,
            None => self.edge(edge).capacity,
        }
    }

    /// The largest capacity of an edge, either way. O(E).
    pub(super) fn largest_capacity(&self) -> C {
        largest(self.edges.iter().flat_map(|edge| [edge.capacity, edge.back_capacity]))
    }

    /// Each edge that is sorted in, with how much more can flow from its tail to its head.
    pub(super) fn residuals(&self) -> impl Iterator<Item = (EdgeId, &FlowEdge<C, Q>, C)> {
        let sorted = self.edges.iter().zip(&self.forward).enumerate();
        sorted.map(|(i, (edge, &arc))| (EdgeId::at(i), edge, self.arcs[arc as usize].residual))
    }

    /// Sorts the arcs by their tails, stably, by counting, if edges or vertices were added since.
    /// The flow stays. A solver begins with this. O(V + E), or O(1).
    pub fn freeze(&mut self) {
        if self.forward.len() == self.edges.len() && self.first.len() == self.n_nodes + 1 {
            return;
        }
        // First counts the arcs of vertex u in next[u + 1], then moves up: next[u] is where the
        // next arc of u goes.
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
            // Can be given back: that was checked when the edge was added.
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

    /// The places of the arcs out of a vertex, as of the last [`freeze`](FlowNetwork::freeze): for
    /// whoever keeps a cursor for every vertex. O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or it was not frozen yet.
    pub fn arc_range(&self, node: NodeId) -> Range<usize> {
        self.first[node.index()] as usize..self.first[node.index() + 1] as usize
    }

    /// The arcs out of a vertex in the order in which their edges were added, as of the last
    /// [`freeze`](FlowNetwork::freeze). O(1).
    ///
    /// # Panics
    /// If there is no such vertex, or it was not frozen yet.
    pub fn arcs(&self, node: NodeId) -> &[ResidualArc<C, Q>] {
        &self.arcs[self.arc_range(node)]
    }

    /// All arcs, those of a vertex side by side, as of the last [`freeze`](FlowNetwork::freeze).
    pub fn all_arcs(&self) -> &[ResidualArc<C, Q>] {
        &self.arcs
    }

    /// The vertex that an arc leaves: where its partner leads. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn tail_of(&self, arc: usize) -> NodeId {
        self.arcs[self.arcs[arc].partner()].head
    }

    /// The edge of an arc. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn edge_of(&self, arc: usize) -> EdgeId {
        self.edge_of[arc]
    }

    /// The two arcs of an edge: from its tail to its head, and back. O(1).
    ///
    /// # Panics
    /// If there is no such edge, or it was added since the last [`freeze`](FlowNetwork::freeze).
    pub fn arcs_of(&self, edge: EdgeId) -> (usize, usize) {
        let forward = self.forward[edge.index()] as usize;
        (forward, self.arcs[forward].partner())
    }

    /// Whether an arc leads from the head of its edge to the tail. O(1).
    ///
    /// # Panics
    /// If there is no such arc.
    pub fn is_back(&self, arc: usize) -> bool {
        self.forward[self.edge_of[arc].index()] as usize != arc
    }

    /// Lets more flow along an arc. O(1).
    ///
    /// # Panics
    /// If there is no such arc; in a debug build, if so much cannot flow.
    pub fn push(&mut self, arc: usize, amount: C) {
        let ahead = &mut self.arcs[arc];
        debug_assert!(amount <= ahead.residual, "no more flows than can");
        ahead.residual = ahead.residual - amount;
        let partner = ahead.partner();
        let back = &mut self.arcs[partner];
        back.residual = back.residual + amount;
    }

    /// Lets as much flow along a path of arcs as its narrowest arc can take, but no more than the
    /// limit, and says how much that is. O(length of the path).
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

    /// The vertices to which more could flow from `source`: their set is one side of a cut. As of
    /// the last [`freeze`](FlowNetwork::freeze). O(V + E).
    ///
    /// # Panics
    /// If there is no such vertex, or it was not frozen yet.
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
    /// Adds an edge that leads one way; its id is the number of those before. O(1) amortized.
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add).
    pub fn add_edge(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: C::ZERO, cost: () })
    }

    /// Adds an edge along which as much can flow either way. O(1) amortized.
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add).
    pub fn add_undirected(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: capacity, cost: () })
    }

    /// The network of vertices `0..n_nodes` and of edges that lead one way, in this order. O(V +
    /// E).
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add).
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
    /// Adds an edge that leads one way and on which a unit pays; its id is the number of those
    /// before. O(1) amortized.
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add).
    pub fn add_priced_edge(
        &mut self,
        tail: NodeId,
        head: NodeId,
        capacity: C,
        cost: Q,
    ) -> Result<EdgeId, GraphError> {
        self.add(FlowEdge { tail, head, capacity, back_capacity: C::ZERO, cost })
    }

    /// The network of vertices `0..n_nodes` and of edges `(tail, head, capacity, cost)`, in this
    /// order. O(V + E).
    ///
    /// # Errors
    /// As [`add`](FlowNetwork::add).
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

/// The weights are the capacities.
impl<C: Capacity> TryFrom<&DiGraph<C>> for FlowNetwork<C> {
    type Error = GraphError;

    fn try_from(graph: &DiGraph<C>) -> Result<Self, GraphError> {
        let parts = |edge: &Edge<C>| (edge.tail.into(), edge.head.into(), edge.weight);
        FlowNetwork::from_edges(graph.n_nodes(), graph.edges().iter().map(parts))
    }
}

/// By how much one amount is more than another one; nothing, if it is not.
pub(super) fn surplus<C: Capacity>(amount: C, other: C) -> C {
    if other < amount { amount - other } else { C::ZERO }
}

/// Whether an edge may have these capacities. Together they must fit, for so much can be left one
/// way when all flows the other way.
fn check_capacities<C: Capacity>(edge: EdgeId, ahead: C, back: C) -> Result<(), GraphError> {
    if !ahead.is_valid() || !back.is_valid() {
        return Err(GraphError::NotANumber { edge });
    }
    if ahead.is_negative() || back.is_negative() {
        return Err(GraphError::NegativeCapacity { edge });
    }
    ahead.checked_add(back).map(|_| ()).ok_or(GraphError::Overflow { edge })
}
