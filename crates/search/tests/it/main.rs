//! The tests of chapter 3, one module a section.

mod binary_search;
mod brute_force;
mod counting_principles;
mod dancing_links;
mod recursion;
mod snapshots;
