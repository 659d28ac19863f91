//! Dynamic programming from the leaves of a tree to its root.
//!
//! Page: `docs/en/dynamic-programming/README.md`.

pub mod maximum_binary_subtree;
pub mod maximum_radius_sum;
pub mod maximum_subtree;
pub mod rooted_tree;
pub mod subtree_sums;
