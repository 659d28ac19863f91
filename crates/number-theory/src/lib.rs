//! Chapter 8 of *Way to Algorithm*: primes, the greatest common divisor, congruences, and powers
//! modulo `m`.

pub mod chinese_remainder_theorem;
pub mod euclid;
pub mod extended_euclid;
pub mod greatest_common_divisor;
pub mod integer;
pub mod miller_rabin;
pub mod modular_exponentiation;
pub mod pollard_rho;
pub mod prime_sieve;

pub use chinese_remainder_theorem::{Class, Congruence, crt, crt_coprime};
pub use euclid::gcd;
pub use extended_euclid::{extended_gcd, inverse};
pub use miller_rabin::is_prime;
pub use modular_exponentiation::tower::{tetration_mod, tower_mod};
pub use modular_exponentiation::{power, power_mod};
pub use pollard_rho::factors;
pub use prime_sieve::eratosthenes;

/// The example of the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
