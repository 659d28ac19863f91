//! Chapter 9 of *Way to Algorithm*: products of matrices, systems of linear equations, and linear programs.

pub mod linear_programming;
pub mod matrix;
