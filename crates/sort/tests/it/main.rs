//! The tests of chapter 2, one module a section.

mod snapshots;
mod suite;
