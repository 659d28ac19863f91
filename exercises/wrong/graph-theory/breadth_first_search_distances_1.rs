//! A stack, and the depth at which a vertex is found first.

pub fn distances(graph: &[Vec<usize>], source: usize) -> Vec<Option<usize>> {
    let mut distances = vec![None; graph.len()];
    distances[source] = Some(0);
    let mut stack = vec![(source, 0)];
    while let Some((u, d)) = stack.pop() {
        for &v in &graph[u] {
            if distances[v].is_none() {
                distances[v] = Some(d + 1);
                stack.push((v, d + 1));
            }
        }
    }
    distances
}
