//! Part of the chapter: flows through a network of capacities.

pub mod dinic;
pub mod edmonds_karp;
mod max_flow;
pub mod multi_source_multi_sink;
mod network;

pub use max_flow::{Decomposition, MaxFlow, Strand, Unproven};
pub use network::{Capacity, Cost, CostNetwork, FlowEdge, FlowNetwork, ResidualArc};
