//! Find the strongly connected components: `classes(graph)` returns for each vertex the smallest
//! vertex of its class. Two vertices are in the same class if a path leads from each of them to the
//! other. The list `graph[u]` holds the vertices that an arc leads to from vertex `u`, ascending.
//!
//! For example, the lists `[1]`, `[0, 2]`, `[3]` and `[2]` give `[0, 0, 2, 2]`.
//!
//! The large inputs have 200 000 vertices.

/// The smallest vertex of the class of each vertex.
pub fn classes(graph: &[Vec<usize>]) -> Vec<usize> {
    let n = graph.len();
    let mut finished = Vec::new();
    let mut is_visited = vec![false; n];
    for start in 0..n {
        if is_visited[start] {
            continue;
        }
        is_visited[start] = true;
        let mut path = vec![(start, graph[start].iter())];
        while let Some((u, untried)) = path.last_mut() {
            match untried.next() {
                Some(&v) if is_visited[v] => {}
                Some(&v) => {
                    is_visited[v] = true;
                    path.push((v, graph[v].iter()));
                }
                None => {
                    finished.push(*u);
                    path.pop();
                }
            }
        }
    }
    let mut reversed = vec![Vec::new(); n];
    for (u, heads) in graph.iter().enumerate() {
        for &v in heads {
            reversed[v].push(u);
        }
    }
    let mut smallest = vec![n; n];
    let mut is_visited = vec![false; n];
    for &root in finished.iter().rev() {
        let mut class = Vec::new();
        let mut open = vec![root];
        while let Some(u) = open.pop() {
            if !is_visited[u] {
                is_visited[u] = true;
                class.push(u);
                open.extend(&reversed[u]);
            }
        }
        let least = class.iter().copied().min().unwrap_or(root);
        for u in class {
            smallest[u] = least;
        }
    }
    smallest
}
