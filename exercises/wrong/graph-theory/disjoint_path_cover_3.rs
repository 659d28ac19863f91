//! A longest path is taken away, again and again.

pub fn paths(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut is_gone = vec![false; graph.len()];
    let mut paths = Vec::new();
    while is_gone.contains(&false) {
        let mut memo = vec![None; graph.len()];
        let left = (0..graph.len()).filter(|u| !is_gone[*u]);
        let lengths: Vec<(usize, usize)> =
            left.map(|u| (longest(graph, u, &is_gone, &mut memo), u)).collect();
        let mut at = lengths.into_iter().max().map(|(_, u)| u);
        let mut path = Vec::new();
        while let Some(u) = at {
            path.push(u);
            is_gone[u] = true;
            let heads = graph[u].iter().filter(|v| !is_gone[**v]);
            at = heads.max_by_key(|v| memo[**v]).copied();
        }
        paths.push(path);
    }
    paths
}

fn longest(graph: &[Vec<usize>], u: usize, is_gone: &[bool], memo: &mut [Option<usize>]) -> usize {
    if let Some(length) = memo[u] {
        return length;
    }
    let heads = graph[u].iter().filter(|v| !is_gone[**v]);
    let length = 1 + heads.map(|&v| longest(graph, v, is_gone, memo)).max().unwrap_or(0);
    memo[u] = Some(length);
    length
}
