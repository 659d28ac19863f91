//! The tests of chapter 8, one module a section.

mod euclid;
mod greatest_common_divisor;
mod prime_sieve;
mod snapshots;
