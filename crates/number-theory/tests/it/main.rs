//! The tests of chapter 8, one module a section.

mod snapshots;
