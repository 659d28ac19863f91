//! The tests of chapter 7, one module a section.

mod full_permutation;
mod snapshots;
