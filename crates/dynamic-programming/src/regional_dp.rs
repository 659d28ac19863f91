//! Dynamic programming over intervals, and over the cells of a grid.

pub mod minimum_merge_cost;
pub mod triangle_path;
pub mod unique_paths;
