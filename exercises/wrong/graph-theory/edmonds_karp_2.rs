//! A matrix of capacities, in which the last of several edges counts.

use std::collections::VecDeque;

pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    let mut room = vec![vec![0; n_nodes]; n_nodes];
    for &(u, v, capacity) in edges {
        room[u][v] = capacity;
    }
    let mut value = 0;
    loop {
        let mut parent = vec![usize::MAX; n_nodes];
        let mut queue = VecDeque::from([source]);
        while let Some(u) = queue.pop_front() {
            for v in 0..n_nodes {
                if room[u][v] > 0 && parent[v] == usize::MAX && v != source {
                    parent[v] = u;
                    queue.push_back(v);
                }
            }
        }
        if parent[sink] == usize::MAX {
            return value;
        }
        let (mut amount, mut at) = (i64::MAX, sink);
        while at != source {
            amount = amount.min(room[parent[at]][at]);
            at = parent[at];
        }
        at = sink;
        while at != source {
            room[parent[at]][at] -= amount;
            room[at][parent[at]] += amount;
            at = parent[at];
        }
        value += amount;
    }
}
