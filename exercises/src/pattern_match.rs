//! The exercises of chapter 11.

pub mod rabin_karp;
