//! Part of [the chapter](crate): linear and fractional programming.
//!
//! Page: `docs/en/linear-algebra/README.md`.

pub mod dinkelbach;
pub mod simplex;
