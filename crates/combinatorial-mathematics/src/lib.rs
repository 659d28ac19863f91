#![doc = include_str!("../README.md")]

pub mod combination;
pub mod full_permutation;
mod lending;
pub mod permutation;
pub mod permutation_group;

pub use combination::{Combinations, combinations, next_combination};
pub use full_permutation::{Permutations, next_permutation, permutations, prev_permutation};
pub use permutation::{Arrangements, KPermutations, k_permutations};
pub use permutation_group::{Permutation, PermutationError};
