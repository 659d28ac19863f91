//! The exercises of chapter 6.

pub mod depth_first_search;
mod graphs;
