//! The tests of chapter 11, one module a section.

mod snapshots;
