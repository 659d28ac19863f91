//! Part of [weighted covers](super): any graph with few vertices, by branch and bound. Either a
//! vertex is in the cover, or all its neighbors are. The cost of the open vertices is bounded by
//! [prices](super::pricing).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover/exact.md`.

use super::pricing::cover_by_pricing;
use super::{WeightError, check, sum};
use crate::error::GraphError;
use crate::graph::{NodeId, UnGraph};
use crate::network_flow::Capacity;
use crate::weight::Weight;

/// The largest number of vertices, since a set of vertices is a 64-bit word.
pub const MOST_NODES: usize = 64;

/// The cheapest cover that a search found, its complement, and a bound for the weight of any cover.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundCover<W: Weight> {
    /// The cover, ascending: each edge has an end in it.
    pub cover: Vec<NodeId>,
    /// The other vertices, ascending: no edge joins two of them.
    pub independent: Vec<NodeId>,
    /// The weight of the cover.
    pub cover_weight: W::Sum,
    /// The weight of the independent set.
    pub independent_weight: W::Sum,
    /// A lower bound for the weight of any cover; the weight of this one if the search was not
    /// stopped.
    pub bound: W::Sum,
}

/// A part of the remaining choices.
struct Branch {
    /// The vertices in the cover.
    cover: u64,
    /// The vertices in neither set yet. All edges without an end in the cover join two of these.
    open: u64,
}

/// Finds a cheapest cover and a heaviest independent set of any graph. It gives up after looking at
/// `most_steps` branches; the bound then limits how far the answer is from optimal. With floats,
/// covers that differ only by rounding count as equally cheap. Exponential; for a bipartite graph,
/// [`weighted_cover`](super::weighted_cover) is polynomial.
///
/// # Errors
/// [`WeightError`] if the weights are invalid, or the graph has more than [`MOST_NODES`] vertices.
pub fn cheapest_cover<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
    most_steps: u64,
) -> Result<FoundCover<W>, WeightError> {
    check(graph, weights)?;
    let n = graph.n_nodes();
    if MOST_NODES < n {
        return Err(GraphError::TooLarge { what: "vertices", n }.into());
    }
    let near: Vec<u64> = graph.nodes().map(|v| set_of(graph.neighbors(v))).collect();
    let start = cover_by_pricing(graph, weights)?;
    let (mut best, mut least) = (set_of(start.cover), start.weight);
    // A vertex with a loop is in every cover.
    let all = set_of(graph.nodes());
    let loops = set_of(graph.nodes().filter(|v| near[v.index()] >> v.index() & 1 == 1));
    let mut branches = vec![Branch { cover: loops, open: all & !loops }];
    let mut n_steps = 0;
    while let Some(Branch { cover, open }) = branches.pop() {
        // Invariant: every cover cheaper than `best` is in one of the branches.
        if n_steps == most_steps {
            branches.push(Branch { cover, open });
            break;
        }
        n_steps += 1;
        let spent = sum(weights, &nodes_of(cover))?;
        let could_be = spent.checked_add(unpaid(&near, weights, open));
        if could_be.is_none_or(|could_be| least <= could_be) {
            continue;
        }
        let n_near = |v: &NodeId| (near[v.index()] & open).count_ones();
        let busiest = nodes_of(open).into_iter().rev().max_by_key(n_near);
        let Some(v) = busiest.filter(|v| 0 < n_near(v)) else {
            (best, least) = (cover, spent);
            continue;
        };
        let (v, theirs) = (1 << v.index(), near[v.index()] & open);
        branches.push(Branch { cover: cover | theirs, open: open & !theirs & !v });
        branches.push(Branch { cover: cover | v, open: open & !v });
    }
    let bound = if branches.is_empty() { least } else { start.bound };
    let (cover, independent) = (nodes_of(best), nodes_of(all & !best));
    let independent_weight = sum(weights, &independent)?;
    Ok(FoundCover { cover, independent, cover_weight: least, independent_weight, bound })
}

/// Returns a lower bound for the cost of covering the edges between open vertices: the sum of what
/// these edges, one after the other, can pay for their ends.
fn unpaid<W: Capacity>(near: &[u64], weights: &[W], open: u64) -> W::Sum {
    let mut lacks = weights.to_vec();
    let mut paid = W::Sum::ZERO;
    for u in nodes_of(open) {
        for v in nodes_of(near[u.index()] & open).into_iter().filter(|&v| u < v) {
            let (u, v) = (u.index(), v.index());
            let price = if lacks[v] < lacks[u] { lacks[v] } else { lacks[u] };
            lacks[u] = lacks[u] - price;
            lacks[v] = lacks[v] - price;
            // Fits: the edges at u pay at most its weight, and the sum of all weights fits.
            paid = paid.checked_add(price.to_sum()).unwrap_or(paid);
        }
    }
    paid
}

/// Returns the vertices as bits.
fn set_of(nodes: impl IntoIterator<Item = NodeId>) -> u64 {
    nodes.into_iter().fold(0, |set, v| set | 1 << v.index())
}

/// Returns the vertices of a set in ascending order.
fn nodes_of(set: u64) -> Vec<NodeId> {
    (0..MOST_NODES).filter(|v| set >> v & 1 == 1).map(NodeId::at).collect()
}

impl<W: Capacity> FoundCover<W> {
    /// Returns whether the cover and the independent set are proven optimal.
    pub fn is_best(&self) -> bool {
        self.bound == self.cover_weight
    }
}
