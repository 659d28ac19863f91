#![doc = include_str!("../README.md")]

pub mod chinese_remainder_theorem;
pub mod euclid;
pub mod extended_euclid;
pub mod greatest_common_divisor;
pub mod integer;
pub mod miller_rabin;
pub mod modular_exponentiation;
pub mod pollard_rho;
pub mod prime_sieve;

#[doc(inline)]
pub use chinese_remainder_theorem::mixed_radix::{MixedRadix, garner};
#[doc(inline)]
pub use chinese_remainder_theorem::{
    Class, Congruence, CongruenceError, CrtError, crt, crt_coprime,
};
#[doc(inline)]
pub use euclid::{checked_lcm, gcd};
#[doc(inline)]
pub use extended_euclid::congruence::{Solutions, solve_congruence};
#[doc(inline)]
pub use extended_euclid::diophantine::{DiophantineError, Line, solve_diophantine};
#[doc(inline)]
pub use extended_euclid::{Bezout, extended_gcd, inverse};
#[doc(inline)]
pub use greatest_common_divisor::{are_coprime, checked_lcm_of_all, gcd_of_all, gcd_without_each};
#[doc(inline)]
pub use integer::{Integer, Unsigned};
#[doc(inline)]
pub use miller_rabin::is_prime;
#[doc(inline)]
pub use modular_exponentiation::tower::{tetration_mod, totient, tower_mod};
#[doc(inline)]
pub use modular_exponentiation::{power, power_mod};
#[doc(inline)]
pub use pollard_rho::factors;
#[doc(inline)]
pub use prime_sieve::{
    BitSieve, LinearSieve, PrimesIn, SieveError, eratosthenes, nth_prime, primes_below, primes_in,
};
