//! The vertices are taken in the order of their numbers.

pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut colors: Vec<Option<usize>> = vec![None; graph.len()];
    for v in 0..graph.len() {
        let near: Vec<usize> = graph[v].iter().filter_map(|w| colors[*w]).collect();
        colors[v] = (0..=near.len()).find(|color| !near.contains(color));
    }
    colors.into_iter().flatten().collect()
}
