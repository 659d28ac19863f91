//! The tests of chapter 11, one module a section.

mod simple_match;
mod snapshots;
mod suite;
