//! Chapter 8 of *Way to Algorithm*: primes, the greatest common divisor, congruences, and powers modulo `m`.

pub mod extended_euclid;
