//! Chapter 3 of *Way to Algorithm*: binary search, enumeration, search of state spaces, exact
//! cover.

pub mod a_star_search;
pub mod bidirectional_search;
pub mod binary_search;
pub mod breadth_first_search;
pub mod brute_force;
pub mod counting_principles;
pub mod dancing_links;
pub mod grid;
pub mod recursion;
pub mod states;

pub use a_star_search::a_star;
pub use bidirectional_search::{bidirectional_search, bidirectional_search_undirected};
pub use binary_search::{
    binary_search, binary_search_by, binary_search_by_key, equal_range, lower_bound,
    partition_point, upper_bound,
};
pub use breadth_first_search::breadth_first_search;
pub use brute_force::Odometer;
pub use dancing_links::ExactCover;
pub use grid::Grid;
pub use recursion::{Space, backtrack, tuples};

/// The example of the README runs, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
