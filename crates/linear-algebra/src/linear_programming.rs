//! Part of [the chapter](crate): the best point of a polyhedron, and the best ratio.
//!
//! Page: `docs/en/linear-algebra/README.md`.

pub mod dinkelbach;
pub mod simplex;
