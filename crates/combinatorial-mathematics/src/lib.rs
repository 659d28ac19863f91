#![doc = include_str!("../README.md")]

pub mod combination;
pub mod full_permutation;
mod lending;
pub mod permutation;
pub mod permutation_group;

#[doc(inline)]
pub use {
    combination::{Combinations, combinations, next_combination},
    full_permutation::{Permutations, next_permutation, permutations, prev_permutation},
    permutation::{Arrangements, KPermutations, k_permutations},
    permutation_group::{Permutation, PermutationError},
};
