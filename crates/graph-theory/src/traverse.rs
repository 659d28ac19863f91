//! Part of [the chapter](crate): searches: every vertex once, in an order that tells something.
//!
//! Page: `docs/en/graph-theory/README.md`.

#[doc(alias = "bfs")]
pub mod breadth_first_search;
#[doc(alias = "dfs")]
pub mod depth_first_search;
#[doc(alias = "hierholzer")]
#[doc(alias = "eulerian_circuit")]
pub mod euler_cycle;
#[doc(alias = "toposort")]
#[doc(alias = "kahn")]
pub mod topological_sort;
mod visited;
