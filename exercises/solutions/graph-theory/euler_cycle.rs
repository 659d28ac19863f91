//! Walk along every edge once and come back: `euler_cycle(graph)` returns the vertices of such a
//! walk, with its first vertex again at the end, or `None` if there is no such walk. The list
//! `graph[u]` holds the neighbors of vertex `u` in ascending order, and an edge is in the lists of
//! both its ends.
//!
//! For example, the lists `[1, 2]`, `[0, 2]` and `[0, 1]` have the walk `[0, 1, 2, 0]`. The lists
//! `[1]` and `[0]` have none. If there are no edges, the answer is an empty list. Any right walk is
//! accepted.
//!
//! No two edges join the same vertices, and none joins a vertex to itself. The large inputs have up
//! to 500 500 edges.

/// A closed walk along every edge.
pub fn euler_cycle(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    if graph.iter().any(|list| list.len() % 2 == 1) {
        return None;
    }
    let mut lists: Vec<Vec<(usize, usize)>> = vec![Vec::new(); graph.len()];
    let mut n_edges = 0;
    for (u, list) in graph.iter().enumerate() {
        for &v in list.iter().filter(|&&v| u < v) {
            lists[u].push((v, n_edges));
            lists[v].push((u, n_edges));
            n_edges += 1;
        }
    }
    let Some(start) = graph.iter().position(|list| !list.is_empty()) else {
        return Some(Vec::new());
    };
    let mut is_used = vec![false; n_edges];
    let mut walk = vec![start];
    let mut trail = Vec::new();
    while let Some(&u) = walk.last() {
        match lists[u].pop() {
            Some((_, edge)) if is_used[edge] => {}
            Some((v, edge)) => {
                is_used[edge] = true;
                walk.push(v);
            }
            None => {
                walk.pop();
                trail.push(u);
            }
        }
    }
    (trail.len() == n_edges + 1).then_some(trail)
}
