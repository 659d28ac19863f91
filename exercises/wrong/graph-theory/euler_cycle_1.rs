//! The walk ends as soon as it is stuck.

pub fn euler_cycle(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    if graph.iter().any(|list| list.len() % 2 == 1) {
        return None;
    }
    let mut lists = graph.to_vec();
    let Some(start) = graph.iter().position(|list| !list.is_empty()) else {
        return Some(Vec::new());
    };
    let mut walk = vec![start];
    let mut u = start;
    while !lists[u].is_empty() {
        let v = lists[u].remove(0);
        lists[v].retain(|w| *w != u);
        walk.push(v);
        u = v;
    }
    Some(walk)
}
