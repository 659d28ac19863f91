//! Part of [the chapter](crate): classes of vertices that reach each other, and problems that they
//! solve.
//!
//! Page: `docs/en/graph-theory/README.md`.

pub mod kosaraju;
mod proof;
pub mod tarjan;
pub mod two_sat;

pub use proof::{ComponentsError, is_strongly_connected, verify};
