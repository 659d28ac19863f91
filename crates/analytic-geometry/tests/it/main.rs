//! The tests of chapter 10, one module a part, in it one a section.

mod convex_hull;
mod core;
mod polygon;
mod sets;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
