//! Chapter 7 of *Way to Algorithm*: permutations, combinations, arrangements, and powers of a
//! permutation.

pub mod combination;
pub mod full_permutation;
mod lending;
pub mod permutation;
pub mod permutation_group;
