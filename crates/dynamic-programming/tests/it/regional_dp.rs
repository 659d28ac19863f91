//! The tests of the sections on intervals and grids.

mod minimum_merge_cost;
mod unique_paths;
