//! The tests of chapter 2, one module a section.

mod merge_sort;
mod quick_sort;
mod snapshots;
mod suite;
