//! Find the heaviest connected nodes of a binary tree: `heaviest(weights, left, right, m)` returns
//! the largest sum of the weights of `m` connected nodes, of which node 0, the root, is one.
//! `left[v]` and `right[v]` are the children of node `v`, if it has them.
//!
//! For example, with the weights 3, 1, 8 and 4, where node 0 has the children 1 and 2, and node 1
//! has the left child 3, two nodes give 11, nodes 0 and 2.
//!
//! Each child has a larger number than its parent, and `m` is at least 1 and at most the number of
//! nodes. Weights may be negative. The large inputs have some 2000 nodes.

/// The largest sum of `m` connected nodes that contain the root, node 0.
pub fn heaviest(weights: &[i64], left: &[Option<usize>], right: &[Option<usize>], m: usize) -> i64 {
    let mut rows: Vec<Vec<i64>> = vec![vec![0]; weights.len()];
    for v in (0..weights.len()).rev() {
        let below = |child: Option<usize>| child.map_or(vec![0], |child| rows[child].clone());
        let (a, b) = (below(left[v]), below(right[v]));
        let last = (a.len() + b.len() - 1).min(m);
        let mut row = vec![i64::MIN; last + 1];
        row[0] = 0;
        for i in 0..a.len() {
            for j in 0..b.len().min(last.saturating_sub(i)) {
                row[1 + i + j] = row[1 + i + j].max(weights[v] + a[i] + b[j]);
            }
        }
        rows[v] = row;
    }
    rows[0][m]
}
