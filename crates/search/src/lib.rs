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
pub use {
    a_star_search::{CostError, Outcome, Path, a_star},
    bidirectional_search::{bidirectional_search, bidirectional_search_undirected},
    binary_search::{
        binary_search, binary_search_by, binary_search_by_key, equal_range, lower_bound,
        partition_point, upper_bound,
    },
    breadth_first_search::breadth_first_search,
    brute_force::Odometer,
    counting_principles::mixed_radix::{MixedRadix, RankError},
    counting_principles::{CountOverflowError, falling_factorial, pigeonhole, power, product, sum},
    dancing_links::{ExactCover, ExactCoverError},
    grid::{Cell, Grid, GridError, Moves},
    recursion::{Space, backtrack, tuples},
};
