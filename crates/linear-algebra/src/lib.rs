//! Chapter 9 of *Way to Algorithm*: products of matrices, systems of linear equations, and linear programs.
//!
//! [`Matrix`] is what all sections take and return. Its entries are of a [`Ring`], or of a [`Field`] where the section divides:
//! [`f64`], which rounds; [`Ratio`] and [`Mod`], which never do.

mod dense;
pub mod linear_programming;
pub mod matrix;
mod ratio;

pub use dense::{Matrix, ShapeError};
pub use numbers::{Field, Mod, Ring, Semiring};
pub use ratio::{ParseRatioError, Ratio};
