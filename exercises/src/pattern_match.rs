//! The exercises of chapter 11.

pub mod boyer_moore;
pub mod knuth_morris_pratt;
pub mod simple_match;
