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
    // rows[v][k - 1] is the largest sum of k nodes.
    let mut rows: Vec<Vec<i64>> = weights.iter().map(|weight| vec![*weight]).collect();
    for v in (1..weights.len()).rev() {
        let Some(parent) = parents[v] else { continue };
        let child = std::mem::take(&mut rows[v]);
        let before = &rows[parent];
        let n_columns = (before.len() + child.len()).min(m);
        let mut row = vec![i64::MIN; n_columns];
        for (k, a) in before.iter().enumerate() {
            row[k] = row[k].max(*a);
            for (j, b) in child.iter().enumerate().take(n_columns - k - 1) {
                row[k + 1 + j] = row[k + 1 + j].max(a + b);
            }
        }
        rows[parent] = row;
    }
    rows[0][m - 1]
}
