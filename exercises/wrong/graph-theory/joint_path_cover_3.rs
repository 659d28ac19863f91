//! The ends of the chains are taken for an antichain.

pub fn cover(graph: &[Vec<usize>]) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut leads = vec![Vec::new(); graph.len()];
    for u in 0..graph.len() {
        find_ahead(graph, u, &mut leads);
    }
    let chains = chains(&leads);
    let path = |chain: &Vec<usize>| expand(graph, &leads, chain);
    let end = |chain: &Vec<usize>| chain[chain.len() - 1];
    (chains.iter().map(path).collect(), chains.iter().map(end).collect())
}
fn find_ahead(graph: &[Vec<usize>], u: usize, leads: &mut [Vec<bool>]) {
    if !leads[u].is_empty() {
        return;
    }
    let mut row = vec![false; graph.len()];
    for &v in &graph[u] {
        find_ahead(graph, v, leads);
        row[v] = true;
        for (w, is_ahead) in leads[v].iter().enumerate() {
            row[w] |= is_ahead;
        }
    }
    leads[u] = row;
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
