//! Part of [Kruskal's algorithm](super): the spanning tree with the least ratio of cost to weight.
//!
//! Page: `docs/en/graph-theory/min-spanning-tree/kruskal.md`.

use std::num::NonZeroU32;

use super::kruskal;
use crate::error::GraphError;
use crate::graph::{EdgeId, UnGraph};

/// The cost and the weight of an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rated {
    /// The cost, which may be negative.
    pub cost: i32,
    /// The weight.
    pub weight: NonZeroU32,
}

/// A spanning tree with the least ratio of cost to weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MinRatio {
    /// The edges of the tree.
    pub edges: Vec<EdgeId>,
    /// The sum of their costs.
    pub cost: i64,
    /// The sum of their weights.
    pub weight: i64,
}

/// Finds the spanning tree with the least ratio of cost to weight, or returns `None` if the tree
/// has no edges and so no ratio. It uses Dinkelbach's method: a tree of ratio r is optimal if no
/// tree gains from being paid r per unit of weight; otherwise a tree that gains has a lower ratio.
/// O(E log E) per round; a few rounds.
///
/// # Errors
/// [`GraphError::Disconnected`] if there is no spanning tree.
pub fn min_ratio_tree(graph: &UnGraph<Rated>) -> Result<Option<MinRatio>, GraphError> {
    let cheapest = kruskal(&graph.map(|_, edge| edge.weight.cost))?.into_tree()?;
    let mut best = rate(graph, cheapest.edges);
    if best.edges.is_empty() {
        return Ok(None);
    }
    loop {
        // The price of an edge is its cost minus the best ratio times its weight, multiplied by the
        // weight of the best tree to make it an integer. It fits: the sums for a tree of fewer than
        // 2³¹ edges have 63 bits, a price has 96, and a sum of prices 127.
        let (cost, weight) = (i128::from(best.cost), i128::from(best.weight));
        let price =
            |rated: Rated| i128::from(rated.cost) * weight - i128::from(rated.weight.get()) * cost;
        let priced = kruskal(&graph.map(|_, edge| price(edge.weight)))?;
        // Invariant: the best tree so far costs 0 at these prices, so the cheapest one costs at
        // most 0.
        if priced.weight == 0 {
            return Ok(Some(best));
        }
        best = rate(graph, priced.edges);
    }
}

/// Returns the tree of these edges.
fn rate(graph: &UnGraph<Rated>, edges: Vec<EdgeId>) -> MinRatio {
    let rated = || edges.iter().map(|&edge| graph.edge(edge).weight);
    let cost = rated().map(|rated| i64::from(rated.cost)).sum();
    let weight = rated().map(|rated| i64::from(rated.weight.get())).sum();
    MinRatio { edges, cost, weight }
}
