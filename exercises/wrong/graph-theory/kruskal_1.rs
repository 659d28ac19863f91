//! An edge is refused if both its ends are in some tree.

pub fn least_weight(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Option<i64> {
    let mut order = edges.to_vec();
    order.sort_by_key(|edge| edge.2);
    let mut is_in_a_tree = vec![false; n_nodes];
    let mut n_taken = 0;
    let mut sum = 0;
    for (u, v, weight) in order {
        if u != v && !(is_in_a_tree[u] && is_in_a_tree[v]) {
            is_in_a_tree[u] = true;
            is_in_a_tree[v] = true;
            n_taken += 1;
            sum += weight;
        }
    }
    (n_taken + 1 == n_nodes).then_some(sum)
}
