//! The tests of chapter 8, one module a section.

mod extended_euclid;
mod snapshots;
