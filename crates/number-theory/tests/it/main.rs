//! The tests of chapter 8, one module a section.

mod prime_sieve;
mod snapshots;
