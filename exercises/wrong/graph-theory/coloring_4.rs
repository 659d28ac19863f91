//! Each vertex gets the number of its neighbors that have a color.

pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut degrees: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut left: Vec<usize> = (0..graph.len()).collect();
    let mut order = Vec::new();
    while let Some(i) = (0..left.len()).min_by_key(|i| degrees[left[*i]]) {
        let v = left.remove(i);
        order.push(v);
        for &w in &graph[v] {
            degrees[w] -= 1;
        }
    }
    let mut colors: Vec<Option<usize>> = vec![None; graph.len()];
    for &v in order.iter().rev() {
        colors[v] = Some(graph[v].iter().filter(|w| colors[**w].is_some()).count());
    }
    colors.into_iter().flatten().collect()
}
