//! Part of [weighted covers](super): a cover of at most twice the least weight, for any graph. Each
//! edge pays until one of its ends is paid for.
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

/// A cover, and prices that bound how much cheaper another one can be.
#[derive(Debug, Clone, PartialEq)]
pub struct PricedCover<W: Weight> {
    /// The vertices whose weights have been paid, ascending.
    pub cover: Vec<NodeId>,
    /// The weight of the cover: at most twice the sum of the prices.
    pub weight: W::Sum,
    /// The price that each edge pays, indexed by id.
    pub prices: Vec<W>,
    /// The sum of the prices, which is a lower bound for the weight of any cover.
    pub bound: W::Sum,
}

/// Finds a cover edge by edge: each edge pays as much as both its ends still lack, so that at least
/// one of them is paid for. O(V + E).
///
/// # Errors
/// [`WeightError`] if the weights are invalid; every graph is accepted.
pub fn cover_by_pricing<E, W: Capacity>(
    graph: &UnGraph<E>,
    weights: &[W],
) -> Result<PricedCover<W>, WeightError> {
    check(graph, weights)?;
    let mut lacks = weights.to_vec();
    let mut prices = Vec::with_capacity(graph.n_edges());
    for edge in graph.edges() {
        // Invariant: each edge so far has an end that is fully paid.
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
    // Cannot overflow: an edge pays a part of the weight of its tail.
    let bound = prices.iter().try_fold(W::Sum::ZERO, |sum, price| sum.checked_add(price.to_sum()));
    let bound = bound.unwrap_or(W::Sum::ZERO);
    Ok(PricedCover { weight: sum(weights, &cover)?, cover, prices, bound })
}

impl<W: Capacity> PricedCover<W> {
    /// Checks that this is a cover, that its bound holds, and that it weighs at most twice the
    /// bound. O(V + E).
    ///
    /// # Errors
    /// [`WeightedCoverError`] with the reason that the certificate is invalid.
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
        // If twice the bound overflows, it is not less than the weight.
        match self.bound.checked_add(self.bound) {
            Some(twice) if twice < self.weight && !W::agree(twice, self.weight, scale) => {
                Err(WeightedCoverError::Unpaid)
            }
            _ => Ok(()),
        }
    }
}
