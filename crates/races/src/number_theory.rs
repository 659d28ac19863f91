//! Chapter 8, a module a section.

pub(crate) mod chinese_remainder_theorem;
pub(crate) mod extended_euclid;
pub(crate) mod modular_exponentiation;
