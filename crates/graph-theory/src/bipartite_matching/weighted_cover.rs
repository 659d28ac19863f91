//! The cheapest vertex cover and the heaviest independent set of a bipartite graph with vertex
//! weights, by a minimum cut between a source before one side and a sink after the other.
//!
//! Cost: one maximum flow on V + 2 vertices and V + E edges; by Dinic's algorithm O(V² E), and
//! usually far less. O(V + E) space.
//!
//! Domain: nonnegative weights, integers or finite floats, whose sum fits 64 bits (128 for 128-bit
//! weights). Parallel edges change nothing. A loop is an odd cycle. For any graph, [`pricing`]
//! finds a cover of at most twice the least weight, and [`exact`] a cheapest one of up to 64
//! vertices.
//!
//! Source: J. M. W. Rhys, "A selection problem of shared fixed costs and network flows" (1970); M.
//! L. Balinski, "On a selection problem" (1970).
//!
//! Checked: all graphs of 2 + 3 vertices with weights 0 to 2, all of 3 + 3 with three lists of
//! weights, and random ones, against all subsets; every answer by its prices.
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover.md`.

pub mod board;
pub mod closure;
pub mod exact;
pub mod plain;
pub mod pricing;

use super::bipartite::two_sides;
use super::covers_and_cliques::{Notion, VertexSetError};
use crate::error::GraphError;
use crate::graph::{EdgeId, NodeId, UnGraph};
use crate::network_flow::dinic::{Step, dinic_watched};
use crate::network_flow::{Capacity, FlowNetwork, MaxFlow};
use crate::weight::{Weight, largest};

/// A cover of least weight and an independent set of greatest weight, which are complements of each
/// other. The prices prove both.
///
/// ```
/// use graph_theory::{NodeId, UnGraph, weighted_cover};
///
/// // The middle of the star is cheaper than its three ends.
/// let star = UnGraph::from_edges(4, [(0, 1), (0, 2), (0, 3)])?;
/// let best = weighted_cover(&star, &[2_u32, 1, 1, 1])?;
/// assert_eq!((best.cover, best.cover_weight), (vec![NodeId::from(0)], 2));
/// assert_eq!(best.independent_weight, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct WeightedCover<W: Weight> {
    /// The cover, ascending: each edge has an end in it. It contains no vertex without edges.
    pub cover: Vec<NodeId>,
    /// The other vertices, ascending: no edge joins two of them.
    pub independent: Vec<NodeId>,
    /// The weight of the cover.
    pub cover_weight: W::Sum,
    /// The weight of the independent set.
    pub independent_weight: W::Sum,
    /// The price that each edge pays, indexed by id. The edges at a vertex pay at most the weight
    /// of the vertex, and all edges together pay the weight of the cover. Every cover weighs at
    /// least that much, because it contains an end of each edge.
    pub prices: Vec<W>,
}

/// The reason there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightError {
    /// The number of weights is not the number of vertices.
    #[error("there are {n_weights} weights for {n_nodes} vertices")]
    OtherGraph {
        /// The number of weights.
        n_weights: usize,
        /// The number of vertices.
        n_nodes: usize,
    },
    /// The weight of a vertex is negative. Such a vertex is in every cheapest cover and in no
    /// heaviest independent set: put it there, and solve the rest of the graph.
    #[error("vertex {} has a negative weight", node.index())]
    Negative {
        /// The vertex.
        node: NodeId,
    },
    /// A weight is NaN or infinite.
    #[error("the weight of vertex {} is not a number", node.index())]
    NotANumber {
        /// The vertex.
        node: NodeId,
    },
    /// The sum of the weights overflows.
    #[error("the sum of the weights overflows at vertex {}", node.index())]
    Overflow {
        /// The vertex at which the sum overflows.
        node: NodeId,
    },
    /// The rows of a board differ in length.
    #[error("row {row} has {len} cell{}, and the first one {n_columns}", if *len == 1 { "" } else { "s" })]
    Ragged {
        /// The row.
        row: usize,
        /// The number of its cells.
        len: usize,
        /// The number of cells that it should have.
        n_columns: usize,
    },
    /// The graph is not bipartite, or is too large.
    #[error(transparent)]
    Graph(#[from] GraphError),
}

/// The reason a cover and an independent set are not proven optimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum WeightedCoverError {
    /// The number of vertices or edges differs.
    #[error("the sets are of another graph")]
    OtherGraph,
    /// A set does not have its property.
    #[error(transparent)]
    Set(#[from] VertexSetError),
    /// The vertex is in both sets, or in neither.
    #[error("vertex {} is not in exactly one of the sets", node.index())]
    Shared {
        /// The vertex.
        node: NodeId,
    },
    /// The recorded weight of a set is wrong.
    #[error("a set does not weigh what it is said to weigh")]
    Weight,
    /// The price of an edge is negative.
    #[error("edge {} has a negative price", edge.index())]
    NegativePrice {
        /// The edge.
        edge: EdgeId,
    },
    /// The edges at a vertex pay more than its weight.
    #[error("the edges at vertex {} pay more than it weighs", node.index())]
    Overpaid {
        /// The vertex.
        node: NodeId,
    },
    /// The edges do not pay the full weight of the cover.
    #[error("the prices do not sum to the weight of the cover")]
    Unpaid,
}

/// Finds a cheapest cover and a heaviest independent set of a bipartite graph with these vertex
/// weights. Of several cheapest covers, it returns the one that contains every left vertex of any
/// of them; the least vertex of each component is on the left.
///
/// ```
/// use graph_theory::{UnGraph, weighted_cover};
///
/// let star = UnGraph::from_edges(4, [(0, 1), (0, 2), (0, 3)])?;
/// assert_eq!(weighted_cover(&star, &[2_u32, 1, 1, 1])?.cover_weight, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`WeightError`] if the weights are invalid; for a graph that is not bipartite,
/// [`GraphError::NotBipartite`] with an odd cycle.
pub fn weighted_cover<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
) -> Result<WeightedCover<W>, WeightError> {
    weighted_cover_watched(graph, weights, |_, _| {})
}

/// Works like [`weighted_cover`](weighted_cover()), but passes each step of Dinic's algorithm in
/// the network of [`network`] to the observer.
///
/// # Errors
/// The same as [`weighted_cover`].
pub fn weighted_cover_watched<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
    watch: impl FnMut(Step<'_, W>, &FlowNetwork<W>),
) -> Result<WeightedCover<W>, WeightError> {
    check(graph, weights)?;
    let is_right = two_sides(graph)?;
    let (mut network, source, sink) = network(graph, weights, &is_right)?;
    let flow = dinic_watched(&mut network, source, sink, None, watch)?;
    let is_in = cut_vertices(graph, &is_right, &flow);
    let (cover, independent): (Vec<_>, Vec<_>) = graph.nodes().partition(|v| is_in[v.index()]);
    Ok(WeightedCover {
        cover_weight: sum(weights, &cover)?,
        independent_weight: sum(weights, &independent)?,
        cover,
        independent,
        prices: flow.edge_flows()[..graph.n_edges()].to_vec(),
    })
}

/// Returns the network, its source, and its sink, which are its last two vertices. Its edges are
/// first those of the graph, with their ids, from left to right; then one for each vertex, from the
/// source or to the sink, whose capacity is the weight of the vertex. O(V + E).
///
/// # Errors
/// [`GraphError::TooLarge`] if there are not enough ids; [`GraphError::NegativeCapacity`] or
/// [`GraphError::NotANumber`] if a weight is negative, NaN, or infinite.
///
/// # Panics
/// If there are fewer weights or sides than vertices.
pub fn network<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
    is_right: &[bool],
) -> Result<(FlowNetwork<W>, NodeId, NodeId), GraphError> {
    let n_nodes = graph.n_nodes();
    let mut network = FlowNetwork::new(n_nodes + 2)?;
    let (source, sink) = (NodeId::at(n_nodes), NodeId::at(n_nodes + 1));
    for edge in graph.edges() {
        let is_turned = is_right[edge.tail.index()];
        let (x, y) = if is_turned { (edge.head, edge.tail) } else { (edge.tail, edge.head) };
        // As good as unlimited, because the flow into x is at most that.
        network.add_edge(x, y, weights[x.index()])?;
    }
    for v in graph.nodes() {
        let (tail, head) = if is_right[v.index()] { (v, sink) } else { (source, v) };
        network.add_edge(tail, head, weights[v.index()])?;
    }
    network.freeze();
    Ok((network, source, sink))
}

/// Returns whether each vertex is in the minimum cut: the left vertices that are not on the
/// source's side, and the right vertices that are. The latter are the neighbors of the other left
/// vertices, so every edge has an end in the cut.
fn cut_vertices<E, W: Capacity>(
    graph: &UnGraph<E>,
    is_right: &[bool],
    flow: &MaxFlow<W>,
) -> Vec<bool> {
    let mut is_in = vec![false; graph.n_nodes()];
    for x in graph.nodes().filter(|x| !is_right[x.index()]) {
        if flow.is_on_source_side(x) {
            for y in graph.neighbors(x) {
                is_in[y.index()] = true;
            }
        } else {
            // No flow reaches a vertex of weight 0; the cover does not need it if it has no edges.
            is_in[x.index()] = 0 < graph.degree(x);
        }
    }
    is_in
}

/// Checks that each vertex has a valid, nonnegative weight, and that the sum does not overflow.
fn check<E, W: Weight>(graph: &UnGraph<E>, weights: &[W]) -> Result<(), WeightError> {
    let (n_weights, n_nodes) = (weights.len(), graph.n_nodes());
    if n_weights != n_nodes {
        return Err(WeightError::OtherGraph { n_weights, n_nodes });
    }
    for (node, weight) in graph.nodes().zip(weights) {
        if !weight.is_valid() {
            return Err(WeightError::NotANumber { node });
        }
        if weight.is_negative() {
            return Err(WeightError::Negative { node });
        }
    }
    let all: Vec<NodeId> = graph.nodes().collect();
    sum(weights, &all).map(|_| ())
}

/// Returns the weight of a set.
fn sum<W: Weight>(weights: &[W], set: &[NodeId]) -> Result<W::Sum, WeightError> {
    set.iter().try_fold(W::Sum::ZERO, |sum, &node| {
        let more = sum.checked_add(weights[node.index()].to_sum());
        more.ok_or(WeightError::Overflow { node })
    })
}

impl<W: Capacity> WeightedCover<W> {
    /// Checks the certificate: the sets have their properties, and no cover is cheaper and no
    /// independent set heavier. The edges pay for this cover and could not pay for a cheaper one,
    /// and the complement of an independent set is a cover. O(V + E).
    ///
    /// # Errors
    /// [`WeightedCoverError`] with the reason that the certificate is invalid.
    pub fn verify<E>(&self, graph: &UnGraph<E>, weights: &[W]) -> Result<(), WeightedCoverError> {
        let nodes = self.cover.iter().chain(&self.independent);
        if weights.len() != graph.n_nodes()
            || self.prices.len() != graph.n_edges()
            || nodes.clone().any(|&node| graph.check(node).is_err())
        {
            return Err(WeightedCoverError::OtherGraph);
        }
        Notion::Cover.check(graph, &self.cover)?;
        let mut times = vec![0; graph.n_nodes()];
        nodes.for_each(|node| times[node.index()] += 1);
        if let Some(node) = graph.nodes().find(|node| times[node.index()] != 1) {
            return Err(WeightedCoverError::Shared { node });
        }
        let sets = [(&self.cover, self.cover_weight), (&self.independent, self.independent_weight)];
        if sets.iter().any(|&(set, weight)| sum(weights, set) != Ok(weight)) {
            return Err(WeightedCoverError::Weight);
        }
        check_prices(graph, weights, &self.prices, self.cover_weight)
    }
}

/// Checks that the edges at each vertex pay at most its weight, and that they pay the given total:
/// then no cover weighs less than that. Floats may be slightly off.
fn check_prices<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
    prices: &[W],
    total: W::Sum,
) -> Result<(), WeightedCoverError> {
    let mut paid = vec![W::Sum::ZERO; graph.n_nodes()];
    let mut all = W::Sum::ZERO;
    for ((id, edge), price) in graph.edge_ids().zip(prices) {
        if price.is_negative() || !price.is_valid() {
            return Err(WeightedCoverError::NegativePrice { edge: id });
        }
        // A loop pays only once.
        let ends = [Some(edge.tail), (edge.tail != edge.head).then_some(edge.head)];
        for node in ends.into_iter().flatten() {
            let sum = paid[node.index()].checked_add(price.to_sum());
            paid[node.index()] = sum.ok_or(WeightedCoverError::Overpaid { node })?;
        }
        all = all.checked_add(price.to_sum()).ok_or(WeightedCoverError::Unpaid)?;
    }
    let scale = largest(weights.iter().copied());
    let overpaid = graph.nodes().find(|node| {
        let (paid, weight) = (paid[node.index()], weights[node.index()].to_sum());
        weight < paid && !W::agree(weight, paid, scale)
    });
    match overpaid {
        Some(node) => Err(WeightedCoverError::Overpaid { node }),
        None if W::agree(all, total, scale) => Ok(()),
        None => Err(WeightedCoverError::Unpaid),
    }
}
