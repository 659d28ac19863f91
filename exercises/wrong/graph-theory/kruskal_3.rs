//! Nobody asks whether all vertices are connected.

pub fn least_weight(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Option<i64> {
    let mut order = edges.to_vec();
    order.sort_by_key(|edge| edge.2);
    let mut parents: Vec<usize> = (0..n_nodes).collect();
    let mut sum = 0;
    for (mut u, mut v, weight) in order {
        while parents[u] != u {
            u = parents[u];
        }
        while parents[v] != v {
            v = parents[v];
        }
        if u != v {
            parents[u] = v;
            sum += weight;
        }
    }
    Some(sum)
}
