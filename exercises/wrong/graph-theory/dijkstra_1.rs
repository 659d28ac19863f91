//! A queue without priorities, and each vertex is looked at once.

use std::collections::VecDeque;

pub fn distances(graph: &[Vec<(usize, u64)>], source: usize) -> Vec<Option<u64>> {
    let mut distances = vec![None; graph.len()];
    let mut is_done = vec![false; graph.len()];
    distances[source] = Some(0);
    let mut queue = VecDeque::from([source]);
    while let Some(u) = queue.pop_front() {
        if is_done[u] {
            continue;
        }
        is_done[u] = true;
        let Some(d) = distances[u] else { continue };
        for &(v, weight) in &graph[u] {
            if distances[v].is_none_or(|known| d + weight < known) {
                distances[v] = Some(d + weight);
                queue.push_back(v);
            }
        }
    }
    distances
}
