//! The order of discovery in place of the order of finishing.

pub fn classes(graph: &[Vec<usize>]) -> Vec<usize> {
    let n = graph.len();
    let mut discovered = Vec::new();
    let mut is_visited = vec![false; n];
    for start in 0..n {
        visit(graph, start, &mut is_visited, &mut discovered);
    }
    let mut reversed = vec![Vec::new(); n];
    for (u, heads) in graph.iter().enumerate() {
        for &v in heads {
            reversed[v].push(u);
        }
    }
    let mut smallest = vec![n; n];
    let mut is_visited = vec![false; n];
    for &root in discovered.iter().rev() {
        let mut class = Vec::new();
        visit(&reversed, root, &mut is_visited, &mut class);
        let least = class.iter().copied().min().unwrap_or(root);
        for u in class {
            smallest[u] = least;
        }
    }
    smallest
}

fn visit(graph: &[Vec<usize>], u: usize, is_visited: &mut [bool], discovered: &mut Vec<usize>) {
    if !is_visited[u] {
        is_visited[u] = true;
        discovered.push(u);
        for &v in &graph[u] {
            visit(graph, v, is_visited, discovered);
        }
    }
}
