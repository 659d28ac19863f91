//! The numbers with which several chapters calculate.
//!
//! - [`Semiring`], [`Ring`], [`Field`]: what an algorithm asks of its numbers.
//! - [`Mod`]: integers modulo a prime.
//! - [`SplitMix64`]: random numbers from a seed, the same on every machine.
//!
//! ```
//! use numbers::Mod;
//!
//! let numbers = [2, 3, 4].map(Mod::<7>::from);
//! assert_eq!(numbers.iter().product::<Mod<7>>(), Mod::new(3));
//! ```

mod modular;
mod random;
mod ring;
mod semiring;

pub use modular::Mod;
pub use random::SplitMix64;
pub use ring::{Field, Ring};
pub use semiring::Semiring;
