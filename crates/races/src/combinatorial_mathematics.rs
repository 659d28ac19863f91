//! Chapter 7, a module a section.

pub(crate) mod combination;
pub(crate) mod full_permutation;
pub(crate) mod permutation;
