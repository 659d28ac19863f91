//! Part of [the chapter](crate): graph traversals, which visit every vertex once in an informative
//! order.
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
