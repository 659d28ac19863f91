//! Find the heaviest connected nodes of a rooted tree: `heaviest(weights, parents, m)` returns the
//! largest sum of the weights of `m` connected nodes, of which node 0, the root, is one.
//! `parents[v]` is the parent of node `v`, and a node may have any number of children.
//!
//! For example, with the weights 3, 1, 8 and 4 and the parents `None`, `Some(0)`, `Some(0)` and
//! `Some(1)`, three nodes give 12, nodes 0, 1 and 2.
//!
//! Each parent has a smaller number than its child, and `m` is at least 1 and at most the number of
//! nodes. Weights may be negative. The large inputs have 2000 nodes.

/// The largest sum of `m` connected nodes that contain the root, node 0.
pub fn heaviest(weights: &[i64], parents: &[Option<usize>], m: usize) -> i64 {
    todo!()
}
