//! The jumps of the chains are not replaced by arcs of the graph.

pub fn cover(graph: &[Vec<usize>]) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut leads = vec![Vec::new(); graph.len()];
    for u in 0..graph.len() {
        find_ahead(graph, u, &mut leads);
    }
    let chains = chains(&leads);
    let antichain = antichain(&leads, &chains);
    (chains, antichain)
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
