//! The exercises of chapter 9.

pub mod simplex;
