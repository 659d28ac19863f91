//! The exercises of chapter 7.

pub mod combination;
pub mod permutation_group;
