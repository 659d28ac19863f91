//! The exercises of chapter 7.

pub mod full_permutation;
pub mod permutation_group;
pub mod permutation;
