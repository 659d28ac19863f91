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
    let n = weights.len();
    let mut neighbors = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbors[u].push(v);
        neighbors[v].push(u);
    }
    let mut parents = vec![None; n];
    let mut open = vec![0];
    while let Some(v) = open.pop() {
        for &u in &neighbors[v] {
            if Some(u) != parents[v] {
                parents[u] = Some(v);
                open.push(u);
            }
        }
    }
    let mut below_before = vec![0; n];
    let (mut below, mut within) = (weights.to_vec(), weights.to_vec());
    for _ in 0..r.min(n) {
        let mut next_below = weights.to_vec();
        for v in 0..n {
            if let Some(parent) = parents[v] {
                next_below[parent] += below[v];
            }
        }
        let mut next_within = next_below.clone();
        for v in 0..n {
            if let Some(parent) = parents[v] {
                next_within[v] += within[parent] - below_before[v];
            }
        }
        (below_before, below, within) = (below, next_below, next_within);
    }
    within
}
