//! Part of [the chapter](crate): shortest paths, by weight.
//!
//! Page: `docs/en/graph-theory/README.md`.

pub mod bellman_ford;
pub mod difference_constraints;
pub mod dijkstra;
pub mod floyd_warshall;
