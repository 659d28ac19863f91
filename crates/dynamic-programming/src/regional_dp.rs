//! Dynamic programming over intervals and grids.

pub mod minimum_merge_cost;
pub mod triangle_path;
pub mod unique_paths;
