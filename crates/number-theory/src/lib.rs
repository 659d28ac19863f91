//! Chapter 8 of *Way to Algorithm*: primes, the greatest common divisor, congruences, and powers modulo `m`.

pub mod chinese_remainder_theorem;
pub mod extended_euclid;
pub mod modular_exponentiation;
