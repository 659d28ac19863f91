//! The tests of chapter 3, one module a section.

mod a_star_search;
mod bidirectional_search;
mod binary_search;
mod breadth_first_search;
mod brute_force;
mod counting_principles;
mod dancing_links;
mod grid;
mod recursion;
#[path = "../../../trace/tests/support/snapshots.rs"]
mod snapshots;
