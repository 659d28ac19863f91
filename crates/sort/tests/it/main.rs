//! The tests of chapter 2, one module a section.

mod bubble_sort;
mod insertion_sort;
mod merge_sort;
mod oracle;
mod quick_sort;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
mod suite;
mod which_sort;
