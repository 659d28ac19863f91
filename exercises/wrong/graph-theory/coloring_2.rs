//! The largest degree comes first, and the degrees are never counted again.

pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..graph.len()).collect();
    order.sort_by_key(|v| std::cmp::Reverse(graph[*v].len()));
    let mut colors: Vec<Option<usize>> = vec![None; graph.len()];
    for v in order {
        let near: Vec<usize> = graph[v].iter().filter_map(|w| colors[*w]).collect();
        colors[v] = (0..=near.len()).find(|color| !near.contains(color));
    }
    colors.into_iter().flatten().collect()
}
