//! The tests of chapter 8, one module a section.

mod chinese_remainder_theorem;
mod extended_euclid;
mod modular_exponentiation;
mod snapshots;
