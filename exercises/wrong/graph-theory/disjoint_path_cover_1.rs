//! No vertex gives up its next vertex: each takes the first that is free.

pub fn paths(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut previous = vec![None; graph.len()];
    let mut next = vec![None; graph.len()];
    for u in 0..graph.len() {
        if let Some(&v) = graph[u].iter().find(|v| previous[**v].is_none()) {
            previous[v] = Some(u);
            next[u] = Some(v);
        }
    }
    let starts = (0..graph.len()).filter(|v| previous[*v].is_none());
    let path_from = |start| std::iter::successors(Some(start), |u| next[*u]).collect();
    starts.map(path_from).collect()
}
