//! The vertices with the fewest arcs to them come first.

pub fn topological_order(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut n_into = vec![0; graph.len()];
    for &v in graph.iter().flatten() {
        n_into[v] += 1;
    }
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|&u| n_into[u]);
    (order.is_empty() || n_into[order[0]] == 0).then_some(order)
}
