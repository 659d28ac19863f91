//! Chapter 8, a module a section.

pub(crate) mod chinese_remainder_theorem;
pub(crate) mod euclid;
pub(crate) mod extended_euclid;
pub(crate) mod greatest_common_divisor;
pub(crate) mod modular_exponentiation;
pub(crate) mod prime_sieve;
