//! The tests of chapter 1, one module a section.

mod snapshots;
mod time_complexity;
