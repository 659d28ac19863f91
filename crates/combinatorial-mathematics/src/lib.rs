//! Chapter 7 of *Way to Algorithm*: permutations, combinations, arrangements, and powers of a
//! permutation.

pub mod combination;
pub mod full_permutation;
mod lending;
pub mod permutation;
pub mod permutation_group;

pub use combination::{Combinations, combinations, next_combination};
pub use full_permutation::{Permutations, next_permutation, permutations, prev_permutation};
pub use permutation::{KPermutations, k_permutations};
pub use permutation_group::Permutation;

/// The example of the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
