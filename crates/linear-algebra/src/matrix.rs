//! Part of [the chapter](crate): products, systems of equations, decompositions, and inverses.
//!
//! Page: `docs/en/linear-algebra/README.md`.

pub mod bit_matrix;
pub mod gauss_elimination;
pub mod inverse_matrix;
pub mod lup;
mod panels;
pub mod strassen;
