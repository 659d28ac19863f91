//! Dynamic programming over intervals and grids.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

pub mod minimum_merge_cost;
pub mod triangle_path;
pub mod unique_paths;
