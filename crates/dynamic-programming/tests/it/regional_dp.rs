//! The tests of the sections on intervals and grids.

mod minimum_merge_cost;
mod triangle_path;
mod unique_paths;
