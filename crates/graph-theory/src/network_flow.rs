//! Part of [the chapter](crate): flows through networks with edge capacities.
//!
//! A [`Solver`] finds a maximum flow: [Edmonds-Karp](edmonds_karp), [push-relabel](push_relabel),
//! or [Dinic's algorithm](dinic). All of them have the same inputs and results, so they are
//! interchangeable.
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

/// A function that finds a maximum flow from one vertex to another, starting from the flow that is
/// already in the network: [`edmonds_karp`](edmonds_karp::edmonds_karp),
/// [`push_relabel`](push_relabel::push_relabel), or [`dinic`](dinic::dinic).
pub type Solver<C> = fn(&mut FlowNetwork<C>, NodeId, NodeId) -> Result<MaxFlow<C>, GraphError>;

/// Returns whether the limit allows more flow.
fn is_open<W: Weight>(limit: Option<W>) -> bool {
    limit.is_none_or(|limit| W::ZERO < limit)
}
