//! Each search tries all arcs of a vertex again.

use std::collections::VecDeque;
struct Network {
    arcs: Vec<Vec<usize>>,
    heads: Vec<usize>,
    residual: Vec<i64>,
}

fn network(n_nodes: usize, edges: &[(usize, usize, i64)]) -> Network {
    let (heads, residual) = (Vec::new(), Vec::new());
    let mut network = Network { arcs: vec![Vec::new(); n_nodes], heads, residual };
    for &(u, v, capacity) in edges {
        for (tail, head, room) in [(u, v, capacity), (v, u, 0)] {
            network.arcs[tail].push(network.heads.len());
            network.heads.push(head);
            network.residual.push(room);
        }
    }
    network
}

fn levels(network: &Network, source: usize) -> Vec<usize> {
    let mut level = vec![usize::MAX; network.arcs.len()];
    level[source] = 0;
    let mut queue = VecDeque::from([source]);
    while let Some(u) = queue.pop_front() {
        for &arc in &network.arcs[u] {
            let v = network.heads[arc];
            if network.residual[arc] > 0 && level[v] == usize::MAX {
                level[v] = level[u] + 1;
                queue.push_back(v);
            }
        }
    }
    level
}
fn push(network: &mut Network, level: &[usize], (u, sink): (usize, usize), limit: i64) -> i64 {
    if u == sink {
        return limit;
    }
    for i in 0..network.arcs[u].len() {
        let arc = network.arcs[u][i];
        let v = network.heads[arc];
        if network.residual[arc] > 0 && level[v] == level[u] + 1 {
            let limit = limit.min(network.residual[arc]);
            let amount = push(network, level, (v, sink), limit);
            if amount > 0 {
                network.residual[arc] -= amount;
                network.residual[arc ^ 1] += amount;
                return amount;
            }
        }
    }
    0
}
pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    let mut network = network(n_nodes, edges);
    let mut value = 0;
    loop {
        let level = levels(&network, source);
        if level[sink] == usize::MAX {
            return value;
        }
        loop {
            let amount = push(&mut network, &level, (source, sink), i64::MAX);
            if amount == 0 {
                break;
            }
            value += amount;
        }
    }
}
