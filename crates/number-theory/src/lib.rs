//! Chapter 8 of *Way to Algorithm*: primes, the greatest common divisor, congruences, and powers
//! modulo `m`.

pub mod chinese_remainder_theorem;
pub mod euclid;
pub mod extended_euclid;
pub mod greatest_common_divisor;
pub mod integer;
pub mod modular_exponentiation;
pub mod prime_sieve;

pub use chinese_remainder_theorem::{Class, Congruence, crt, crt_coprime};
pub use euclid::gcd;
pub use extended_euclid::{extended_gcd, inverse};
pub use modular_exponentiation::{power, power_mod};
pub use prime_sieve::eratosthenes;
pub use prime_sieve::primality::{factors, is_prime};

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
