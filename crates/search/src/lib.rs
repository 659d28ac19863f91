#![doc = include_str!("../README.md")]

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

pub use a_star_search::{CostError, Outcome, Path, a_star};
pub use bidirectional_search::{bidirectional_search, bidirectional_search_undirected};
pub use binary_search::{
    binary_search, binary_search_by, binary_search_by_key, equal_range, lower_bound,
    partition_point, upper_bound,
};
pub use breadth_first_search::breadth_first_search;
pub use brute_force::Odometer;
pub use counting_principles::mixed_radix::{MixedRadix, RankError};
pub use counting_principles::{
    CountOverflowError, falling_factorial, pigeonhole, power, product, sum,
};
pub use dancing_links::{ExactCover, ExactCoverError};
pub use grid::{Cell, Grid, GridError, Moves};
pub use recursion::{Space, backtrack, tuples};
