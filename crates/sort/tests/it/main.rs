//! The tests of chapter 2, one module a section.

mod bubble_sort;
mod insertion_sort;
mod merge_sort;
<<<<<<< HEAD
mod quick_sort;
=======
mod oracle;
>>>>>>> sort
mod snapshots;
mod suite;
mod which_sort;
