//! The order of a depth-first search.

pub fn topological_order(graph: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    let mut stack: Vec<usize> = (0..graph.len()).rev().collect();
    while let Some(u) = stack.pop() {
        if !is_visited[u] {
            is_visited[u] = true;
            order.push(u);
            stack.extend(graph[u].iter().rev());
        }
    }
    Some(order)
}
