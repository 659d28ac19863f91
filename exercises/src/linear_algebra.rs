//! The exercises of chapter 9.

pub mod dinkelbach;
pub mod gauss_elimination;
pub mod inverse_matrix;
pub mod lup;
mod matrices;
pub mod simplex;
pub mod strassen;
