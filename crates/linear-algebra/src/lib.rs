//! Chapter 9 of *Way to Algorithm*: products of matrices, systems of linear equations, and linear
//! programs.
//!
//! [`Matrix`] is what all sections take and return. Its entries are of a [`Ring`], or of a
//! [`Field`] where the section divides: [`f64`], which rounds; [`Ratio`] and [`Mod`], which never
//! do.

mod dense;
pub mod linear_programming;
pub mod matrix;
mod ratio;

pub use linear_programming::dinkelbach::{best_choice, best_ratio};
pub use linear_programming::simplex::{Program, simplex};
pub use matrix::bit_matrix::BitMatrix;
pub use matrix::gauss_elimination::xor::XorSystem;
pub use matrix::gauss_elimination::{Echelon, Solution, determinant, solve};
pub use matrix::inverse_matrix::inverse;
pub use matrix::lup::Lup;
pub use matrix::strassen::{multiply, strassen};

pub use dense::{Matrix, ShapeError};
pub use numbers::{Field, Mod, Ring, Semiring};
pub use ratio::{ParseRatioError, Ratio};

/// The example of the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
