//! Each time that a vertex is met, its distance is written down again.

use std::collections::VecDeque;

pub fn distances(graph: &[Vec<usize>], source: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; graph.len()];
    let mut is_done = vec![false; graph.len()];
    distances[source] = Some(0);
    let mut queue = VecDeque::from([(source, 0)]);
    while let Some((u, d)) = queue.pop_front() {
        if is_done[u] {
            continue;
        }
        is_done[u] = true;
        for &v in &graph[u] {
            distances[v] = Some(d + 1);
            queue.push_back((v, d + 1));
        }
    }
    distances
}
