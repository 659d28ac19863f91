//! The first distance that is found for a vertex is kept.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

pub fn distances(graph: &[Vec<(usize, u64)>], source: usize) -> Vec<Option<u64>> {
    let mut distances = vec![None; graph.len()];
    distances[source] = Some(0);
    let mut heap = BinaryHeap::from([Reverse((0, source))]);
    while let Some(Reverse((d, u))) = heap.pop() {
        for &(v, weight) in &graph[u] {
            if distances[v].is_none() {
                distances[v] = Some(d + weight);
                heap.push(Reverse((d + weight, v)));
            }
        }
    }
    distances
}
