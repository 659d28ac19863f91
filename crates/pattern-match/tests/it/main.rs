//! The tests of chapter 11, one module a section.

mod aho_corasick;
mod boyer_moore;
mod knuth_morris_pratt;
mod rabin_karp;
mod simple_match;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod suite;
