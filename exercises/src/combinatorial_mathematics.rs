//! The exercises of chapter 7.

pub mod combination;
pub mod full_permutation;
pub mod permutation;
pub mod permutation_group;
