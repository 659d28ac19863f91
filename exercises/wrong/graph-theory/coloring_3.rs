//! The order is not turned around: the vertex that is taken away first is colored first.

pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut degrees: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut left: Vec<usize> = (0..graph.len()).collect();
    let mut colors: Vec<Option<usize>> = vec![None; graph.len()];
    while let Some(i) = (0..left.len()).min_by_key(|i| degrees[left[*i]]) {
        let v = left.remove(i);
        let near: Vec<usize> = graph[v].iter().filter_map(|w| colors[*w]).collect();
        colors[v] = (0..=near.len()).find(|color| !near.contains(color));
        for &w in &graph[v] {
            degrees[w] -= 1;
        }
    }
    colors.into_iter().flatten().collect()
}
