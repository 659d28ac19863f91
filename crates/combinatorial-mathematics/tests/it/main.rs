//! The tests of chapter 7, one module a section.

mod combination;
mod full_permutation;
mod permutation;
mod permutation_group;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
