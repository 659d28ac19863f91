//! Nothing is ever taken back.

use std::collections::VecDeque;

pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    let mut left: Vec<i64> = edges.iter().map(|edge| edge.2).collect();
    let mut value = 0;
    loop {
        let mut arrival = vec![usize::MAX; n_nodes];
        let mut queue = VecDeque::from([source]);
        while let Some(at) = queue.pop_front() {
            for (edge, &(u, v, _)) in edges.iter().enumerate() {
                if u == at && left[edge] > 0 && arrival[v] == usize::MAX && v != source {
                    arrival[v] = edge;
                    queue.push_back(v);
                }
            }
        }
        if arrival[sink] == usize::MAX {
            return value;
        }
        let mut path = Vec::new();
        let mut at = sink;
        while at != source {
            path.push(arrival[at]);
            at = edges[arrival[at]].0;
        }
        let amount = path.iter().map(|&edge| left[edge]).min().unwrap_or(0);
        for edge in path {
            left[edge] -= amount;
        }
        value += amount;
    }
}
