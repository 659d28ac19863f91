//! Chapter 1 of *Way to Algorithm*: how costs grow, and recurrences.

pub mod recurrence;
pub mod time_complexity;
