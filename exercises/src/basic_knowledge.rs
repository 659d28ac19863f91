//! The exercises of chapter 1.

pub mod recurrence;
pub mod time_complexity;
