//! Find the sums within a radius: `sums(weights, edges, r)` returns, for each node of a tree, the sum
//! of the weights of all nodes at most `r` edges away, itself included.
//!
//! For example, in the path of the nodes 0, 1 and 2 with the weights 1, 2 and 4 and the radius 1,
//! the sums are 3, 7 and 6.
//!
//! The nodes are numbered from 0, and each edge is a pair of nodes, in either order. Weights may be
//! negative, and `r` may be 0. The large inputs have up to 50 000 nodes and radii up to 20.

/// For each node, the sum of the weights within `r` edges of it.
pub fn sums(weights: &[i64], edges: &[(usize, usize)], r: usize) -> Vec<i64> {
    todo!()
}
