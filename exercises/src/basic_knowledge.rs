//! The exercises of chapter 1.

pub mod time_complexity;
