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

#[doc(inline)]
pub use a_star_search::{CostError, Outcome, Path, a_star};
#[doc(inline)]
pub use bidirectional_search::{bidirectional_search, bidirectional_search_undirected};
#[doc(inline)]
pub use binary_search::{
    binary_search, binary_search_by, binary_search_by_key, equal_range, lower_bound,
    partition_point, upper_bound,
};
#[doc(inline)]
pub use breadth_first_search::breadth_first_search;
#[doc(inline)]
pub use brute_force::Odometer;
#[doc(inline)]
pub use counting_principles::mixed_radix::{MixedRadix, RankError};
#[doc(inline)]
pub use counting_principles::{
    CountOverflowError, falling_factorial, pigeonhole, power, product, sum,
};
#[doc(inline)]
pub use dancing_links::{ExactCover, ExactCoverError};
#[doc(inline)]
pub use grid::{Cell, Grid, GridError, Moves};
#[doc(inline)]
pub use recursion::{Space, backtrack, tuples};
