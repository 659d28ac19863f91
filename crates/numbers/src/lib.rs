//! The ground floor of the chapters: what several of them calculate with.
//!
//! - [`SplitMix64`]: random numbers from a seed, the same on every machine.

mod random;

pub use random::SplitMix64;
