//! Only what can be reached from vertex 0.

pub fn depth_first_order(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    let mut stack = vec![0];
    while let Some(u) = stack.pop() {
        if u < graph.len() && !is_visited[u] {
            is_visited[u] = true;
            order.push(u);
            stack.extend(graph[u].iter().rev());
        }
    }
    order
}
