//! Nobody asks whether something is left.

use std::collections::VecDeque;

pub fn topological_order(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut n_waiting = vec![0; graph.len()];
    for &v in graph.iter().flatten() {
        n_waiting[v] += 1;
    }
    let mut free: VecDeque<usize> = (0..graph.len()).filter(|&u| n_waiting[u] == 0).collect();
    let mut order = Vec::new();
    while let Some(u) = free.pop_front() {
        order.push(u);
        for &v in &graph[u] {
            n_waiting[v] -= 1;
            if n_waiting[v] == 0 {
                free.push_back(v);
            }
        }
    }
    Some(order)
}
