//! Push-relabel: the largest flow by local moves, without any path. What a vertex holds runs
//! downhill, and a vertex that cannot be rid of it is lifted.
//!
//! Cost: O(V² √E) if the highest vertex goes first, O(V³) if they take turns or stand in a list.
//! O(V + E) space.
//!
//! Domain: capacities of at least 0, integers or finite floats, however large; loops and parallel
//! edges; a value that fits the sum of the capacities' type. The number of moves has a bound that
//! does not depend on the capacities.
//!
//! Source: A. V. Goldberg, R. E. Tarjan, "A new approach to the maximum-flow problem", Journal of
//! the ACM 35 (1988); with the heuristics of B. V. Cherkassky, A. V. Goldberg, "On implementing the
//! push-relabel method for the maximum flow problem", Algorithmica 19 (1997).
//!
//! Checked: all networks of four vertices and seven edges with capacities up to 3 against all cuts;
//! heights and excess after every move; every answer by its own cut.
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

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<C> {
    /// Every height was found anew, by a search: each vertex stands as high as the rules allow.
    Measure,
    /// This amount was pushed along an arc.
    Push {
        /// The arc: [`FlowNetwork::tail_of`] and [`FlowNetwork::edge_of`] say which.
        arc: usize,
        /// How much.
        amount: C,
    },
    /// A vertex was lifted, because nothing could run down from it.
    Relabel {
        /// The vertex.
        u: NodeId,
        /// Its height before.
        from: usize,
    },
    /// No vertex is left at a height. Those above it can no longer reach the sink, and were lifted
    /// above all that can.
    Gap {
        /// The height.
        height: usize,
    },
}

/// Which vertex with an excess is next.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Selection {
    /// The highest one.
    #[default]
    HighestLabel,
    /// The one that has waited longest.
    Fifo,
    /// The next one in a list of all vertices. Who is lifted moves to its front, and from there the
    /// list is gone along anew.
    RelabelToFront,
}

/// A flow in the making: into a vertex may come more than goes out.
#[derive(Debug)]
pub struct Preflow<'a, C: Capacity> {
    network: &'a mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    /// Below V: the vertex is no nearer to the sink than this. From V on: the sink cannot be
    /// reached, and the source is no nearer than the height less V. In arcs that can take more.
    height: Vec<u32>,
    /// What came into each vertex and has not gone out.
    excess: Vec<C::Sum>,
    /// The arc of each vertex to try next; none before it leads downhill and has room.
    cursor: Vec<usize>,
    /// What holds an excess and stands below the ceiling, but for the source, the sink and the
    /// vertex at work.
    active: Active,
    /// Who stands where, below V.
    levels: Levels,
    /// How high a vertex may stand that still has a turn: V while the sink gets its share, 2V while
    /// the rest goes back.
    ceiling: u32,
    /// Vertices lifted since the heights were found by a search.
    n_lifts: usize,
}

/// The largest flow from `source` to `sink`, the highest vertex first. The flow stays in the
/// network; what was there before, between the same two vertices, is where it starts from. O(V²
/// √E).
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
/// [`GraphError::NodeOutOfRange`], [`GraphError::SourceIsSink`]; [`GraphError::Overflow`] if the
/// value does not fit; [`GraphError::TooLarge`] with more than 2³¹ vertices.
pub fn push_relabel<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
) -> Result<MaxFlow<C>, GraphError> {
    push_relabel_watched(network, source, sink, Selection::HighestLabel, None, |_, _| {})
}

/// As [`push_relabel`], but no more than `limit` is added to the flow. A second call continues.
///
/// # Errors
/// As [`push_relabel`].
pub fn push_relabel_up_to<C: Capacity>(
    network: &mut FlowNetwork<C>,
    source: NodeId,
    sink: NodeId,
    limit: C,
) -> Result<MaxFlow<C>, GraphError> {
    let selection = Selection::HighestLabel;
    push_relabel_watched(network, source, sink, selection, Some(limit), |_, _| {})
}

/// Push-relabel with the vertices in any order, observed: each [`Step`] with the preflow as it then
/// is. No limit is no bound.
///
/// # Errors
/// As [`push_relabel`].
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
        // Invariant: before a flood, no inner vertex holds an excess. One flood is enough, unless
        // it was cut short.
        preflow.drain(&mut watch);
        let arrived = preflow.excess[sink.index()];
        preflow.give_back(&mut watch);
        limit = limit.map(|limit| C::rest(limit, arrived));
    }
    network.result(source, sink, network.reachable(source))
}

impl<'a, C: Capacity> Preflow<'a, C> {
    /// What is in a frozen network is a flow; no vertex holds an excess.
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

    /// Fills the arcs out of the source over which the sink can be reached, until the limit.
    /// Whether there were any.
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
            // All that is under way must fit one number. What does not is for the next flood.
            match sent.checked_add(amount.to_sum()) {
                Some(sum) if C::ZERO < amount => sent = sum,
                _ => continue,
            }
            self.push(arc, amount, watch);
        }
        C::Sum::ZERO < sent
    }

    /// Whether the arcs out of the source can take more than the limit, or than fits one number.
    fn is_too_much(&self, limit: Option<C::Sum>) -> bool {
        let mut residuals = self.network.arcs(self.source).iter().map(|way| way.residual.to_sum());
        let all = residuals.try_fold(C::Sum::ZERO, C::Sum::checked_add);
        all.is_none_or(|all| limit.is_some_and(|limit| limit < all))
    }

    /// What can leave each vertex for others than the source, but no more than the sink can get at
    /// all: to send more there is no use. None if that does not fit one number.
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

    /// Lets run down what can reach the sink.
    fn drain(&mut self, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        while let Some(u) = self.active.pop() {
            // Invariant: no arc with room leads down by more than one, so no path from the source
            // to the sink has room.
            self.discharge(u, watch);
            if self.network.n_nodes() <= self.n_lifts {
                self.measure(watch);
            }
        }
    }

    /// Lets run back to the source what cannot reach the sink: the same again, under a higher
    /// ceiling.
    fn give_back(&mut self, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        self.ceiling = 2 * self.source_height();
        self.measure(watch);
        self.drain(watch);
    }

    /// Rids a vertex of its excess: pushes downhill, and lifts the vertex when no arc leads down,
    /// until nothing is left or it stands at the ceiling.
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

    /// The next arc out of u that has room and leads down, from the cursor on.
    fn next_arc_down(&mut self, u: NodeId) -> Option<usize> {
        let end = self.network.arc_range(u).end;
        let cursor = &mut self.cursor[u.index()];
        let below = self.height[u.index()];
        while *cursor < end {
            let way = &self.network.all_arcs()[*cursor];
            // It has room, so it leads down by one at most.
            if C::ZERO < way.residual && self.height[way.head.index()] < below {
                return Some(*cursor);
            }
            *cursor += 1;
        }
        None
    }

    /// Moves an excess along an arc.
    fn push(&mut self, arc: usize, amount: C, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        self.network.push(arc, amount);
        let (u, v) = (self.network.tail_of(arc), self.network.all_arcs()[arc].head);
        if u != self.source {
            self.excess[u.index()] = C::rest(self.excess[u.index()], amount.to_sum());
        }
        let excess = &mut self.excess[v.index()];
        let was_empty = *excess <= C::Sum::ZERO;
        // Fits: a flood never sends more than does.
        *excess = excess.checked_add(amount.to_sum()).unwrap_or(*excess);
        if was_empty && v != self.source && v != self.sink {
            self.active.insert(v, self.height[v.index()]);
        }
        watch(Step::Push { arc, amount }, self);
    }

    /// Lifts a vertex from which no arc with room leads down, as far as one then does.
    fn relabel(&mut self, u: NodeId, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        let arcs = self.network.arc_range(u);
        let is_open = |way: &ResidualArc<C>| C::ZERO < way.residual && way.head != u;
        let open = arcs.filter(|&arc| is_open(&self.network.all_arcs()[arc]));
        let below = |arc: usize| self.height[self.network.all_arcs()[arc].head.index()];
        let lowest = open.map(|arc| (below(arc), arc)).min();
        // What came in can go back, so there is an arc; but rounding may fill the last one too
        // early.
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

    /// Where nobody stands nothing runs down: an arc with room leads down by one at most. So
    /// whoever stands above cannot reach the sink, and goes up to the source's height.
    fn lift_all_above(&mut self, gap: u32, watch: &mut impl FnMut(Step<C>, &Preflow<'_, C>)) {
        let source_height = self.source_height();
        while let Some(u) = self.levels.pop_above(gap) {
            self.height[u.index()] = source_height;
            self.cursor[u.index()] = self.network.arc_range(u).start;
        }
        watch(Step::Gap { height: gap as usize }, self);
    }

    /// The height of the source: V, which is more than any distance to the sink.
    fn source_height(&self) -> u32 {
        short(self.network.n_nodes())
    }

    /// Finds all heights by breadth-first searches against the arcs that have room: from the sink,
    /// and from the source for those that cannot reach the sink.
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

    /// Puts everything in order that depends on the heights.
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

    /// The network with what is in it.
    pub fn network(&self) -> &FlowNetwork<C> {
        self.network
    }

    /// Whether the sink has got its share, and the rest goes back to the source.
    pub fn goes_back(&self) -> bool {
        self.source_height() < self.ceiling
    }

    /// How high a vertex stands: an arc with room never leads down by more than one.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn height(&self, node: NodeId) -> usize {
        self.height[node.index()] as usize
    }

    /// What has come into a vertex and not gone out; of the source, what came back since the last
    /// flood, and of the sink, what has arrived since.
    ///
    /// # Panics
    /// If there is no such vertex.
    pub fn excess(&self, node: NodeId) -> C::Sum {
        self.excess[node.index()]
    }
}

/// More than any vertex.
const NONE: u32 = u32::MAX;

/// Fits: a network has fewer vertices.
fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(NONE)
}
