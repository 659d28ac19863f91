//! Paths start only where no arc of the graph leads.

pub fn paths(graph: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut previous = vec![None; graph.len()];
    for u in 0..graph.len() {
        let mut is_seen = vec![false; graph.len()];
        find_next(graph, u, &mut previous, &mut is_seen);
    }
    let mut next = vec![None; graph.len()];
    for (v, u) in previous.iter().enumerate() {
        if let Some(u) = *u {
            next[u] = Some(v);
        }
    }
    let is_head = |v: &usize| graph.iter().any(|list| list.contains(v));
    let starts = (0..graph.len()).filter(|v| !is_head(v));
    let path_from = |start| std::iter::successors(Some(start), |u| next[*u]).collect();
    starts.map(path_from).collect()
}

fn find_next(
    graph: &[Vec<usize>],
    u: usize,
    previous: &mut [Option<usize>],
    is_seen: &mut [bool],
) -> bool {
    for &v in &graph[u] {
        if is_seen[v] {
            continue;
        }
        is_seen[v] = true;
        let can_be_had = match previous[v] {
            None => true,
            Some(owner) => find_next(graph, owner, previous, is_seen),
        };
        if can_be_had {
            previous[v] = Some(u);
            return true;
        }
    }
    false
}
