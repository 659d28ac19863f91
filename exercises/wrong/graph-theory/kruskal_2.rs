//! The edges are taken in the order in which they are given.

pub fn least_weight(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Option<i64> {
    let mut tree: Vec<usize> = (0..n_nodes).collect();
    let mut n_taken = 0;
    let mut sum = 0;
    for &(u, v, weight) in edges {
        let (a, b) = (tree[u], tree[v]);
        if a != b {
            for label in &mut tree {
                if *label == b {
                    *label = a;
                }
            }
            n_taken += 1;
            sum += weight;
        }
    }
    (n_taken + 1 == n_nodes).then_some(sum)
}
