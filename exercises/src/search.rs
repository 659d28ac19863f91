//! The exercises of chapter 3.

pub mod a_star_search;
pub mod bidirectional_search;
pub mod binary_search;
pub mod breadth_first_search;
pub mod brute_force;
pub mod counting_principles;
pub mod dancing_links;
pub mod recursion;
