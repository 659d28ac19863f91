//! An edge is marked as used in one of its two lists.

pub fn euler_cycle(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    if graph.iter().any(|list| list.len() % 2 == 1) {
        return None;
    }
    let mut lists = graph.to_vec();
    let n_edges = graph.iter().map(Vec::len).sum::<usize>() / 2;
    let Some(start) = graph.iter().position(|list| !list.is_empty()) else {
        return Some(Vec::new());
    };
    let mut walk = vec![start];
    let mut trail = Vec::new();
    while let Some(&u) = walk.last() {
        if let Some(v) = lists[u].pop() {
            walk.push(v);
        } else {
            walk.pop();
            trail.push(u);
        }
    }
    (n_edges < trail.len()).then_some(trail)
}
