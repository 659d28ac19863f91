//! The ground floor of the chapters: what several of them calculate with.
//!
//! - [`Ring`] and [`Field`]: what an algorithm asks of the numbers that it adds, multiplies and
//!   divides.
//! - [`Mod`]: integers modulo a prime.
//! - [`SplitMix64`]: random numbers from a seed, the same on every machine.

mod modular;
mod random;
mod ring;

pub use modular::Mod;
pub use random::SplitMix64;
pub use ring::{Field, Ring};
