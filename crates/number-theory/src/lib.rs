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
pub use {
    chinese_remainder_theorem::mixed_radix::{MixedRadix, garner},
    chinese_remainder_theorem::{Class, Congruence, CongruenceError, CrtError, crt, crt_coprime},
    euclid::{checked_lcm, gcd},
    extended_euclid::congruence::{Solutions, solve_congruence},
    extended_euclid::diophantine::{DiophantineError, Line, solve_diophantine},
    extended_euclid::{Bezout, extended_gcd, inverse},
    greatest_common_divisor::{are_coprime, checked_lcm_of_all, gcd_of_all, gcd_without_each},
    integer::{Integer, Unsigned},
    miller_rabin::is_prime,
    modular_exponentiation::tower::{tetration_mod, totient, tower_mod},
    modular_exponentiation::{power, power_mod},
    pollard_rho::factors,
    prime_sieve::{
        BitSieve, LinearSieve, PrimesIn, SieveError, eratosthenes, nth_prime, primes_below,
        primes_in,
    },
};
