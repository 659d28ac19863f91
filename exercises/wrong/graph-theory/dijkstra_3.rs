//! The weight of one arc in place of the whole distance, as in Prim's algorithm.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

pub fn distances(graph: &[Vec<(usize, u64)>], source: usize) -> Vec<Option<u64>> {
    let mut distances = vec![None; graph.len()];
    let mut heap = BinaryHeap::from([Reverse((0, 0, source))]);
    while let Some(Reverse((_, d, u))) = heap.pop() {
        if distances[u].is_some() {
            continue;
        }
        distances[u] = Some(d);
        for &(v, weight) in &graph[u] {
            heap.push(Reverse((weight, d + weight, v)));
        }
    }
    distances
}
