//! Find an order for tasks that depend on each other: `topological_order(graph)` returns all
//! vertices in an order in which every arc leads forward, or `None` if there is no such order. The
//! list `graph[u]` holds the vertices that must come after vertex `u`, each once.
//!
//! For example, the lists `[1, 2]`, `[3]`, `[1]` and `[]` have the order `[0, 2, 1, 3]`, and the
//! lists `[1]` and `[0]` have none. If there are several orders, each of them is right.
//!
//! The large inputs have up to 300 000 vertices.

use std::collections::VecDeque;

/// The vertices in an order in which every arc leads forward.
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
    (order.len() == graph.len()).then_some(order)
}
