//! The closure has only the vertices to which one arc or two arcs lead.

pub fn cover(graph: &[Vec<usize>]) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut leads = vec![vec![false; graph.len()]; graph.len()];
    for u in 0..graph.len() {
        for &v in &graph[u] {
            leads[u][v] = true;
            for &w in &graph[v] {
                leads[u][w] = true;
            }
        }
    }
    let chains = chains(&leads);
    let path = |chain: &Vec<usize>| expand(graph, &leads, chain);
    (chains.iter().map(path).collect(), antichain(&leads, &chains))
}
fn chains(leads: &[Vec<bool>]) -> Vec<Vec<usize>> {
    let mut previous = vec![None; leads.len()];
    for u in 0..leads.len() {
        let mut is_seen = vec![false; leads.len()];
        find_next(leads, u, &mut previous, &mut is_seen);
    }
    let mut next = vec![None; leads.len()];
    for (v, u) in previous.iter().enumerate() {
        if let Some(u) = *u {
            next[u] = Some(v);
        }
    }
    let starts = (0..leads.len()).filter(|v| previous[*v].is_none());
    let chain_from = |start| std::iter::successors(Some(start), |u| next[*u]).collect();
    starts.map(chain_from).collect()
}
fn find_next(
    leads: &[Vec<bool>],
    u: usize,
    previous: &mut [Option<usize>],
    is_seen: &mut [bool],
) -> bool {
    for v in 0..leads.len() {
        if !leads[u][v] || is_seen[v] {
            continue;
        }
        is_seen[v] = true;
        let can_be_had = match previous[v] {
            None => true,
            Some(owner) => find_next(leads, owner, previous, is_seen),
        };
        if can_be_had {
            previous[v] = Some(u);
            return true;
        }
    }
    false
}
fn expand(graph: &[Vec<usize>], leads: &[Vec<bool>], chain: &[usize]) -> Vec<usize> {
    let mut path = vec![chain[0]];
    for step in chain.windows(2) {
        let (mut u, w) = (step[0], step[1]);
        while let Some(&v) = graph[u].iter().find(|v| **v == w || leads[**v][w]) {
            path.push(v);
            u = v;
        }
    }
    path
}
fn antichain(leads: &[Vec<bool>], chains: &[Vec<usize>]) -> Vec<usize> {
    let mut rest = chains.to_vec();
    loop {
        let ends: Vec<usize> = rest.iter().map(|chain| chain[chain.len() - 1]).collect();
        let is_behind = |w: &usize| ends.iter().any(|u| leads[*u][*w]);
        let Some(i) = ends.iter().position(is_behind) else {
            return ends;
        };
        rest[i].pop();
    }
}
