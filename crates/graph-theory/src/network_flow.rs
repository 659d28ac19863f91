//! Part of the chapter: flows through a network of capacities.

pub mod dinic;
pub mod edmonds_karp;
mod max_flow;
pub mod minimum_cost_flow;
pub mod multi_source_multi_sink;
mod network;
pub mod push_relabel;

pub use max_flow::{Decomposition, MaxFlow, Strand, Unproven};
pub use network::{Capacity, Cost, CostNetwork, FlowEdge, FlowNetwork, ResidualArc};

use crate::weight::Weight;

/// Whether more may flow.
fn is_open<W: Weight>(limit: Option<W>) -> bool {
    limit.is_none_or(|limit| W::ZERO < limit)
}
