//! Part of [the chapter](crate): searches: every vertex once, in an order that tells something.
//!
//! Page: `docs/en/graph-theory/README.md`.

pub mod breadth_first_search;
pub mod depth_first_search;
pub mod euler_cycle;
mod met;
pub mod topological_sort;
