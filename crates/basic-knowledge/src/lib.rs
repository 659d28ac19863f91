//! Chapter 1 of *Way to Algorithm*: how costs grow, and recurrences.

pub mod recurrence;
pub mod time_complexity;

pub use recurrence::{Part, Solution, akra_bazzi, master};
pub use time_complexity::{Class, classify};

/// The example of the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
