//! Part of [the chapter](crate): flows through a network of capacities.
//!
//! What finds a largest flow is a [`Solver`]: [Edmonds-Karp](edmonds_karp),
//! [push-relabel](push_relabel), [Dinic's algorithm](dinic). They take the same question and give
//! the same answer, so that one can stand for another.
//!
//! Page: `docs/en/graph-theory/README.md`.

pub mod dinic;
pub mod edmonds_karp;
mod max_flow;
pub mod minimum_cost_flow;
pub mod multi_source_multi_sink;
mod network;
pub mod plain;
pub mod push_relabel;

pub use max_flow::{Decomposition, MaxFlow, MaxFlowError, Strand};
pub use network::{Capacity, Cost, CostNetwork, FlowEdge, FlowNetwork, ResidualArc};

use crate::error::GraphError;
use crate::graph::NodeId;
use crate::weight::Weight;

/// What finds a largest flow from one vertex to another, and goes on from the flow that it finds in
/// the network: [`edmonds_karp`](edmonds_karp::edmonds_karp),
/// [`push_relabel`](push_relabel::push_relabel), [`dinic`](dinic::dinic).
pub type Solver<C> = fn(&mut FlowNetwork<C>, NodeId, NodeId) -> Result<MaxFlow<C>, GraphError>;

/// Whether more may flow.
fn is_open<W: Weight>(limit: Option<W>) -> bool {
    limit.is_none_or(|limit| W::ZERO < limit)
}
