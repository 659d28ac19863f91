//! The tests of chapter 1, one module a section.

mod recurrence;
mod snapshots;
mod time_complexity;
