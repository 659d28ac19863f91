//! Chapter 3 of *Way to Algorithm*: binary search, enumeration, search of state spaces, exact cover.

pub mod a_star_search;
pub mod bidirectional_search;
pub mod binary_search;
pub mod breadth_first_search;
pub mod grid;
pub mod states;
