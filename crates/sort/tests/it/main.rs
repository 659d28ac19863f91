//! The tests of chapter 2, one module a section.

mod bubble_sort;
mod insertion_sort;
mod merge_sort;
mod oracle;
mod quick_sort;
mod snapshots;
mod suite;
mod which_sort;
