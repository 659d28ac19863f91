//! Part of [the chapter](crate): the best point of a polyhedron, and the best ratio.

pub mod dinkelbach;
pub mod simplex;
