//! Push-relabel: a maximum flow by local moves, without searching for paths. Excess flows downhill,
//! and a vertex that cannot get rid of its excess is lifted.
//!
//! Cost: O(V² √E) with the highest vertex first, O(V³) with vertices in turn or in a list. O(V + E)
//! space.
//!
//! Domain: nonnegative capacities of any size, integers or finite floats; loops and parallel edges;
//! a value that fits the type of the sums of capacities. The bound on the number of moves does not
//! depend on the capacities.
//!
//! Source: A. V. Goldberg, R. E. Tarjan, "A new approach to the maximum-flow problem", Journal of
//! the ACM 35 (1988); with the heuristics of B. V. Cherkassky, A. V. Goldberg, "On implementing the
//! push-relabel method for the maximum flow problem", Algorithmica 19 (1997).
//!
//! Checked: all networks of four vertices and seven edges with capacities up to 3 against all cuts;
//! heights and excesses after every move; every answer by its own cut.
//!
//! Page: `docs/en/graph-theory/network-flow/push-relabel.md`.

mod active;
mod levels;
mod minimum_cut;
pub mod plain;

use crate::error::GraphError;
use crate::graph::{MOST_IDS, NodeId};
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow, ResidualArc, is_open};
use crate::weight::Weight;
use active::Active;
use levels::Levels;

pub use minimum_cut::{MinCut, minimum_cut};

/// A step of the algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<C> {
    /// All heights were recomputed by a search (global relabeling); each is as large as the rules
    /// allow.
    Measure,
    /// Flow was pushed along an arc.
    Push {
        /// The arc; see [`FlowNetwork::tail_of`] and [`FlowNetwork::edge_of`].
        arc: usize,
        /// The amount pushed.
        amount: C,
    },
    /// A vertex was lifted, because none of its arcs with residual capacity led downhill.
    Relabel {
        /// The vertex.
        u: NodeId,
        /// The height of the vertex before.
        from: usize,
    },
    /// No vertex is left at some height. The vertices above it can no longer reach the sink, and
    /// were lifted above all that can.
    Gap {
        /// The height without vertices.
        height: usize,
    },
}

/// The rule that selects the next vertex with an excess.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Selection {
    /// The highest vertex.
    #[default]
    HighestLabel,
    /// The vertex that has waited longest.
    Fifo,
    /// The next vertex in a list of all vertices. A lifted vertex moves to the front of the list,
    /// and the scan of the list restarts from there.
    RelabelToFront,
}

/// A preflow: more flow may enter a vertex than leaves it.
#[derive(Debug)]
pub struct Preflow<'a, C: Capacity> {
    network: &'a mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    /// A lower bound for a distance in the residual network, counted in arcs. Below V, it bounds
    /// the distance to the sink; from V on, the sink is unreachable, and the height minus V bounds
    /// the distance to the source.
    height: Vec<u32>,
    /// The flow into each vertex minus the flow out of it.
    excess: Vec<C::Sum>,
    /// The next arc of each vertex to try; no earlier arc leads downhill with residual capacity.
    cursor: Vec<usize>,
    /// The vertices with an excess and a height below the ceiling, except the source, the sink, and
    /// the vertex being discharged.
    active: Active,
    /// The vertices at each height below V.
    levels: Levels,
    /// The height from which on vertices are no longer discharged: V while flow runs to the sink,
    /// 2V while the rest returns to the source.
    ceiling: u32,
    /// The number of lifts since the heights were last computed by a search.
    n_lifts: usize,
}

/// Finds a maximum flow from `source` to `sink`, discharging the highest vertex first. It starts
/// from the flow already in the network between these two vertices, and leaves its result there.
/// O(V² √E).
///
/// ```
/// use graph_theory::network_flow::FlowNetwork;
/// use graph_theory::{NodeId, push_relabel};
///
/// let edges = [(0, 1, 3_u32), (0, 2, 2), (1, 2, 1), (1, 3, 2), (2, 3, 3)];
/// let mut network = FlowNetwork::from_edges(4, edges)?;
/// let flow = push_relabel(&mut network, NodeId::from(0), NodeId::from(3))?;
/// assert_eq!(flow.value(), 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`GraphError::NodeOutOfRange`] if there is no such vertex, [`GraphError::SourceIsSink`] if the
/// two are the same; [`GraphError::Overflow`] if the value overflows; [`GraphError::TooLarge`] if
/// there are more than 2³¹ vertices.
pub fn push_relabel<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    push_relabel_watched(network, source, sink, Selection::HighestLabel, None, |_, _| {})
}

/// Works like [`push_relabel`], but adds at most `limit` to the flow. Another call continues.
///
/// # Errors
/// The same as [`push_relabel`].
pub fn push_relabel_up_to<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    let selection = Selection::HighestLabel;
    push_relabel_watched(network, source, sink, selection, Some(limit), |_, _| {})
}

/// Works like [`push_relabel`], but with any order of the vertices, and passes each [`Step`] and
/// the preflow after it to `watch`. Without a limit the flow is a maximum.
///
/// # Errors
/// The same as [`push_relabel`].
pub fn push_relabel_watched<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    selection: Selection,
    limit: Option<C>,
    mut watch: impl FnMut(Step<C>, &Preflow<'_, C>),
) -> Result<MaxFlow<C>, GraphError> {
    network.begin(source, sink)?;
    let mut limit = limit.map(C::to_sum);
    let mut preflow = Preflow::new(network, source, sink, selection)?;
    while is_open(limit) && preflow.flood(limit, &mut watch) {
        // Invariant: before a flood, no inner vertex has an excess. One flood is enough unless it
        // was cut short.
        preflow.drain(&mut watch);
        let arrived = preflow.excess[sink.index()];
        preflow.give_back(&mut watch);
        limit = limit.map(|limit| C::rest(limit, arrived));
    }
    network.result(source, sink, network.reachable(source))
}

impl<'a, C: Capacity> Preflow<'a, C> {
    /// Starts from the flow in a frozen network, in which no vertex has an excess.
    fn new(
        network: &'a mut FlowNetwork<C>,
        source: NodeId,
        sink: NodeId,
        selection: Selection,
    ) -> Result<Self, GraphError> {
        let n_nodes = network.n_nodes();
        if MOST_IDS / 2 < n_nodes {
            return Err(GraphError::TooLarge { what: "heights", n: 2 * n_nodes });
        }
        Ok(Preflow {
            network,
            source,
            sink,
            height: vec![0; n_nodes],
            excess: vec![C::Sum::ZERO; n_nodes],
            cursor: vec![0; n_nodes],
            active: Active::new(selection, n_nodes),
            levels: Levels::new(n_nodes),
            ceiling: 0,
            n_lifts: 0,
        })
    }

    /// Saturates the arcs out of the source from whose heads the sink is reachable, up to the
    /// limit. Returns whether there were any.
    fn flood(
        &mut self,
        limit: Option<C::Sum>,
        watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>),
    ) -> bool {
        self.ceiling = self.source_height();
        for end in [self.source, self.sink] {
            self.excess[end.index()] = C::Sum::ZERO;
        }
        self.measure(watch);
        let mut onward = self.is_too_much(limit).then(|| self.onward());
        let mut sent = C::Sum::ZERO;
        for arc in self.network.arc_range(self.source) {
            let way = &self.network.all_arcs()[arc];
            let v = way.head.index();
            if way.residual == C::ZERO || self.source_height() <= self.height[v] {
                continue;
            }
            let left = |limit| way.residual.at_most(C::rest(limit, sent));
            let mut amount = limit.map_or(way.residual, left);
            if let Some(room) = onward.as_mut().and_then(|onward| onward[v].as_mut()) {
                amount = amount.at_most(*room);
                *room = C::rest(*room, amount.to_sum());
            }
            // The sum of all excesses must not overflow. The rest waits for the next flood.
            match sent.checked_add(amount.to_sum()) {
                Some(sum) if C::ZERO < amount => sent = sum,
                _ => continue,
            }
            self.push(arc, amount, watch);
        }
        C::Sum::ZERO < sent
    }

    /// Returns whether the total residual capacity out of the source exceeds the limit or
    /// overflows.
    fn is_too_much(&self, limit: Option<C::Sum>) -> bool {
        let mut residuals = self.network.arcs(self.source).iter().map(|way| way.residual.to_sum());
        let all = residuals.try_fold(C::Sum::ZERO, C::Sum::checked_add);
        all.is_none_or(|all| limit.is_some_and(|limit| limit < all))
    }

    /// Returns the most that can be pushed out of each vertex other than to the source, but at most
    /// the total capacity into the sink, since more would only return. `None` stands for a number
    /// that overflows.
    fn onward(&self) -> Vec<Option<C::Sum>> {
        let mut onward = vec![Some(C::Sum::ZERO); self.network.n_nodes()];
        let mut arrives = Some(C::Sum::ZERO);
        for u in self.network.nodes() {
            for way in self.network.arcs(u).iter().filter(|way| way.head != u) {
                let add = |sum: Option<C::Sum>| sum?.checked_add(way.residual.to_sum());
                if way.head != self.source {
                    onward[u.index()] = add(onward[u.index()]);
                }
                if way.head == self.sink {
                    arrives = add(arrives);
                }
            }
        }
        onward[self.sink.index()] = None;
        let less = |a: C::Sum, b: C::Sum| if a < b { a } else { b };
        onward.iter().map(|room| room.iter().copied().chain(arrives).reduce(less)).collect()
    }

    /// Pushes excess toward the sink until every vertex that has some cannot reach the sink.
    fn drain(&mut self, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        while let Some(u) = self.active.pop() {
            // Invariant: no unsaturated arc leads down by more than one, so every path from the
            // source to the sink has a saturated arc.
            self.discharge(u, watch);
            if self.network.n_nodes() <= self.n_lifts {
                self.measure(watch);
            }
        }
    }

    /// Pushes the excess that cannot reach the sink back to the source, by the same moves under a
    /// higher ceiling.
    fn give_back(&mut self, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        self.ceiling = 2 * self.source_height();
        self.measure(watch);
        self.drain(watch);
    }

    /// Pushes the excess of a vertex downhill, and lifts the vertex when no arc leads down, until
    /// no excess is left or the vertex reaches the ceiling.
    fn discharge(&mut self, u: NodeId, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        while C::Sum::ZERO < self.excess[u.index()] && self.height[u.index()] < self.ceiling {
            match self.next_arc_down(u) {
                Some(arc) => {
                    let amount = self.network.all_arcs()[arc].residual;
                    self.push(arc, amount.at_most(self.excess[u.index()]), watch);
                }
                None => self.relabel(u, watch),
            }
        }
    }

    /// Returns the next unsaturated arc out of u that leads down, starting at the cursor.
    fn next_arc_down(&mut self, u: NodeId) -> Option<usize> {
        let end = self.network.arc_range(u).end;
        let cursor = &mut self.cursor[u.index()];
        let below = self.height[u.index()];
        while *cursor < end {
            let way = &self.network.all_arcs()[*cursor];
            // An unsaturated arc leads down by at most one.
            if C::ZERO < way.residual && self.height[way.head.index()] < below {
                return Some(*cursor);
            }
            *cursor += 1;
        }
        None
    }

    /// Pushes flow along an arc.
    fn push(&mut self, arc: usize, amount: C, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        self.network.push(arc, amount);
        let (u, v) = (self.network.tail_of(arc), self.network.all_arcs()[arc].head);
        if u != self.source {
            self.excess[u.index()] = C::rest(self.excess[u.index()], amount.to_sum());
        }
        let excess = &mut self.excess[v.index()];
        let was_empty = *excess <= C::Sum::ZERO;
        // Cannot fail: a flood sends no more than fits.
        *excess = excess.checked_add(amount.to_sum()).unwrap_or(*excess);
        if was_empty && v != self.source && v != self.sink {
            self.active.insert(v, self.height[v.index()]);
        }
        watch(Step::Push { arc, amount }, self);
    }

    /// Lifts a vertex without an unsaturated arc that leads down, until there is one.
    fn relabel(&mut self, u: NodeId, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        let arcs = self.network.arc_range(u);
        let is_open = |way: &ResidualArc<C>| C::ZERO < way.residual && way.head != u;
        let open = arcs.filter(|&arc| is_open(&self.network.all_arcs()[arc]));
        let below = |arc: usize| self.height[self.network.all_arcs()[arc].head.index()];
        let lowest = open.map(|arc| (below(arc), arc)).min();
        // The flow that came in can return, so there is such an arc; but rounding may saturate the
        // last one too early.
        let (below, arc) = lowest.unwrap_or((self.ceiling, self.cursor[u.index()]));
        let from = self.height[u.index()];
        debug_assert!(from <= below, "no arc with room leads down");
        self.height[u.index()] = below + 1;
        self.cursor[u.index()] = arc;
        self.n_lifts += 1;
        self.active.lifted(u);
        if from < self.source_height() {
            self.levels.remove(u);
            if below + 1 < self.source_height() {
                self.levels.insert(u, below + 1);
            }
        }
        watch(Step::Relabel { u, from: from as usize }, self);
        if from < self.source_height() && self.levels.is_empty(from) {
            self.lift_all_above(from, watch);
        }
    }

    /// Since an unsaturated arc leads down by at most one, nothing flows past a height without
    /// vertices. So the vertices above it cannot reach the sink, and move up to the height of the
    /// source.
    fn lift_all_above(&mut self, gap: u32, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        let source_height = self.source_height();
        while let Some(u) = self.levels.pop_above(gap) {
            self.height[u.index()] = source_height;
            self.cursor[u.index()] = self.network.arc_range(u).start;
        }
        watch(Step::Gap { height: gap as usize }, self);
    }

    /// Returns the height of the source: V, which is more than any distance to the sink.
    fn source_height(&self) -> u32 {
        short(self.network.n_nodes())
    }

    /// Computes all heights by breadth-first searches along reversed unsaturated arcs: from the
    /// sink, and from the source for the vertices that cannot reach the sink.
    fn measure(&mut self, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        let source_height = self.source_height();
        let nowhere = 2 * source_height;
        self.height.fill(nowhere);
        self.height[self.source.index()] = source_height;
        let mut queue = Vec::with_capacity(self.network.n_nodes());
        for (root, height) in [(self.sink, 0), (self.source, source_height)] {
            let mut next = queue.len();
            self.height[root.index()] = height;
            queue.push(root);
            while next < queue.len() {
                let v = queue[next];
                next += 1;
                for way_back in self.network.arcs(v) {
                    let u = way_back.head;
                    let arc = &self.network.all_arcs()[way_back.partner()];
                    if self.height[u.index()] == nowhere && C::ZERO < arc.residual {
                        self.height[u.index()] = self.height[v.index()] + 1;
                        queue.push(u);
                    }
                }
            }
        }
        self.settle();
        watch(Step::Measure, self);
    }

    /// Rebuilds everything that depends on the heights.
    fn settle(&mut self) {
        self.n_lifts = 0;
        self.active.clear();
        self.levels.clear();
        for u in self.network.nodes() {
            self.cursor[u.index()] = self.network.arc_range(u).start;
            let height = self.height[u.index()];
            if height < self.source_height() {
                self.levels.insert(u, height);
            }
            let is_inner = u != self.source && u != self.sink;
            if is_inner && height < self.ceiling && C::Sum::ZERO < self.excess[u.index()] {
                self.active.insert(u, height);
            }
        }
    }

    /// Returns the network with the current preflow.
    pub fn network(&self) -> &FlowNetwork<C> {
        self.network
    }

    /// Returns whether the flow to the sink is complete, and the rest is returning to the source.
    pub fn goes_back(&self) -> bool {
        self.source_height() < self.ceiling
    }

    /// Returns the height of a vertex. An unsaturated arc never leads down by more than one.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn height(&self, node: NodeId) -> usize {
        self.height[node.index()] as usize
    }

    /// Returns the excess of a vertex: the flow in minus the flow out. For the source and the sink,
    /// it counts only the flow that arrived since the last flood.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn excess(&self, node: NodeId) -> C::Sum {
        self.excess[node.index()]
    }
}

/// Larger than any vertex.
const NONE: u32 = u32::MAX;

/// Converts a count, which fits: a network has fewer than 2³² vertices.
fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(NONE)
}
