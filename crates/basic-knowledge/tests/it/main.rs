//! The tests of chapter 1, one module a section.

mod recurrence;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod time_complexity;
