//! The exercises of chapter 11.

pub mod knuth_morris_pratt;
pub mod rabin_karp;
pub mod aho_corasick;
pub mod simple_match;
