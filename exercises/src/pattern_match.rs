//! The exercises of chapter 11.

pub mod aho_corasick;
