//! Part of [prime sieves](super): the way to [Miller and Rabin's test](crate::miller_rabin) and to
//! [Pollard's rho](crate::pollard_rho), which need no sieve.
//!
//! Page: `docs/en/number-theory/prime-sieve/primality.md`.

pub use crate::miller_rabin::is_prime;
pub use crate::pollard_rho::factors;
