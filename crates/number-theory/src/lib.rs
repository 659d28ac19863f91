//! Chapter 8 of *Way to Algorithm*: primes, the greatest common divisor, congruences, and powers modulo `m`.

pub mod euclid;
pub mod greatest_common_divisor;
pub mod integer;
pub mod prime_sieve;
