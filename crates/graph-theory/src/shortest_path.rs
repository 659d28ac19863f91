//! Part of [the chapter](crate): shortest paths in weighted graphs.
//!
//! Page: `docs/en/graph-theory/README.md`.

pub mod bellman_ford;
pub mod difference_constraints;
pub mod dijkstra;
pub mod floyd_warshall;
