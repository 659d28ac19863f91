//! Chapter 7 of *Way to Algorithm*: permutations, combinations, arrangements, and powers of a permutation.

pub mod full_permutation;
