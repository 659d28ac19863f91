//! Chapter 8, a module a section.

pub(crate) mod euclid;
pub(crate) mod greatest_common_divisor;
pub(crate) mod prime_sieve;
