//! The recursion, which is as deep as the longest path that it follows.

pub fn depth_first_order(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    for start in 0..graph.len() {
        if !is_visited[start] {
            visit(graph, start, &mut is_visited, &mut order);
        }
    }
    order
}

fn visit(graph: &[Vec<usize>], u: usize, is_visited: &mut [bool], order: &mut Vec<usize>) {
    is_visited[u] = true;
    order.push(u);
    for &v in &graph[u] {
        if !is_visited[v] {
            visit(graph, v, is_visited, order);
        }
    }
}
