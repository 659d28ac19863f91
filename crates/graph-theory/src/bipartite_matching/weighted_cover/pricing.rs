//! Part of [weighted covers](super): any graph, and a cover that weighs at most twice what is
//! needed. Each edge pays until an end is bought.
//!
//! Source: R. Bar-Yehuda, S. Even, "A linear-time approximation algorithm for the weighted vertex
//! cover problem", Journal of Algorithms 2 (1981).
//!
//! Page: `docs/en/graph-theory/bipartite-matching/weighted-cover/pricing.md`.

use super::{WeightError, WeightedCoverError, check, check_prices, sum};
use crate::bipartite_matching::covers_and_cliques::Notion;
use crate::graph::{NodeId, UnGraph};
use crate::network_flow::Capacity;
use crate::weight::Weight;
use crate::weight::largest;

/// A cover, and prices that say how much cheaper another one can be.
#[derive(Debug, Clone, PartialEq)]
pub struct PricedCover<W: Weight> {
    /// The vertices that were bought, ascending.
    pub cover: Vec<NodeId>,
    /// What they weigh: no more than twice what all edges pay.
    pub weight: W::Sum,
    /// What each edge pays, by its id.
    pub prices: Vec<W>,
    /// What all edges pay: no cover weighs less.
    pub bound: W::Sum,
}

/// Edge after edge: it pays as much as both its ends still lack, and so at least one of them is
/// bought. O(V + E).
///
/// # Errors
/// [`WeightError`], but no graph is refused.
pub fn cover_by_pricing<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
) -> Result<PricedCover<W>, WeightError> {
    check(graph, weights)?;
    let mut lacks = weights.to_vec();
    let mut prices = Vec::with_capacity(graph.n_edges());
    for edge in graph.edges() {
        // Invariant: the edges so far have an end that lacks nothing.
        let (u, v) = (edge.tail.index(), edge.head.index());
        let price = if lacks[v] < lacks[u] { lacks[v] } else { lacks[u] };
        lacks[u] = lacks[u] - price;
        if u != v {
            lacks[v] = lacks[v] - price;
        }
        prices.push(price);
    }
    let is_bought = |v: &NodeId| lacks[v.index()] == W::ZERO && 0 < graph.degree(*v);
    let cover: Vec<NodeId> = graph.nodes().filter(is_bought).collect();
    // Does not overflow: an edge pays a part of the weight of its tail.
    let bound = prices.iter().try_fold(W::Sum::ZERO, |sum, price| sum.checked_add(price.to_sum()));
    let bound = bound.unwrap_or(W::Sum::ZERO);
    Ok(PricedCover { weight: sum(weights, &cover)?, cover, prices, bound })
}

impl<W: Capacity> PricedCover<W> {
    /// Whether it is a cover, its bound holds, and it weighs no more than twice as much. O(V + E).
    ///
    /// # Errors
    /// [`WeightedCoverError`] names what speaks against it.
    pub fn verify<E>(&self, graph: &UnGraph<E>, weights: &[W]) -> Result<(), WeightedCoverError> {
        if weights.len() != graph.n_nodes()
            || self.prices.len() != graph.n_edges()
            || self.cover.iter().any(|&node| graph.check(node).is_err())
        {
            return Err(WeightedCoverError::OtherGraph);
        }
        Notion::Cover.check(graph, &self.cover)?;
        if sum(weights, &self.cover) != Ok(self.weight) {
            return Err(WeightedCoverError::Weight);
        }
        check_prices(graph, weights, &self.prices, self.bound)?;
        let scale = largest(weights.iter().copied());
        // Twice the bound may not fit; then it is not less.
        match self.bound.checked_add(self.bound) {
            Some(twice) if twice < self.weight && !W::agree(twice, self.weight, scale) => {
                Err(WeightedCoverError::Unpaid)
            }
            _ => Ok(()),
        }
    }
}
