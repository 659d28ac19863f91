//! The exercises of chapter 9.

pub mod dinkelbach;
pub mod simplex;
