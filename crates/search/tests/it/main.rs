//! The tests of chapter 3, one module a section.

mod a_star_search;
mod binary_search;
mod breadth_first_search;
mod grid;
mod snapshots;
