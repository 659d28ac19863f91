//! The exercises of chapter 3.

pub mod binary_search;
