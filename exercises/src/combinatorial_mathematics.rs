//! The exercises of chapter 7.

pub mod permutation_group;
