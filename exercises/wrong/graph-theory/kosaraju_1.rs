//! The second search follows the arcs forward too.

pub fn classes(graph: &[Vec<usize>]) -> Vec<usize> {
    let n = graph.len();
    let mut finished = Vec::new();
    let mut is_visited = vec![false; n];
    for start in 0..n {
        visit(graph, start, &mut is_visited, &mut finished);
    }
    let mut smallest = vec![n; n];
    let mut is_visited = vec![false; n];
    for &root in finished.iter().rev() {
        let mut class = Vec::new();
        visit(graph, root, &mut is_visited, &mut class);
        let least = class.iter().copied().min().unwrap_or(root);
        for u in class {
            smallest[u] = least;
        }
    }
    smallest
}

fn visit(graph: &[Vec<usize>], u: usize, is_visited: &mut [bool], finished: &mut Vec<usize>) {
    if !is_visited[u] {
        is_visited[u] = true;
        for &v in &graph[u] {
            visit(graph, v, is_visited, finished);
        }
        finished.push(u);
    }
}
