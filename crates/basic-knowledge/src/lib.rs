#![doc = include_str!("../README.md")]

pub mod recurrence;
pub mod time_complexity;

#[doc(inline)]
pub use {
    recurrence::{Case, Growth, Part, RecurrenceError, Solution, akra_bazzi, master},
    time_complexity::{Class, ComplexityError, classify},
};
