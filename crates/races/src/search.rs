//! Chapter 3, a module a section.

pub(crate) mod a_star_search;
pub(crate) mod bidirectional_search;
pub(crate) mod binary_search;
pub(crate) mod breadth_first_search;
pub(crate) mod brute_force;
pub(crate) mod dancing_links;
pub(crate) mod recursion;
