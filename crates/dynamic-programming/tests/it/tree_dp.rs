//! The tests of the sections on trees.

mod maximum_binary_subtree;
mod maximum_radius_sum;
mod maximum_subtree;
mod oracle;
mod rooted_tree;
