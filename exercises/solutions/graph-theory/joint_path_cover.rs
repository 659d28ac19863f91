//! Cover a directed acyclic graph by paths that may share vertices, and prove that no fewer are
//! enough: `cover(graph)` returns as few paths as possible, such that each vertex is on at least
//! one of them, and as many vertices of which none leads to another. `graph[u]` has the vertices to
//! which arcs lead from the vertex `u`. A path is a list of one vertex or more, and an arc must
//! lead from each vertex of it to the next. Any cover with the fewest paths will do, and so will
//! any proof, in any order.
//!
//! For example, if arcs lead from 0 and from 1 to 2, and from 2 to 3 and to 4, then
//! `(vec![vec![0, 2, 3], vec![1, 2, 4]], vec![3, 4])` is right. No path has both 3 and 4.
//!
//! The graph has no cycle, but an arc may lead to a smaller vertex. The large inputs have 300
//! vertices and more, so trying all choices takes too long. In none of them does a recursion have
//! to go deeper than 400 calls.

/// The fewest paths that cover the graph, and as many vertices of which none leads to another.
pub fn cover(graph: &[Vec<usize>]) -> (Vec<Vec<usize>>, Vec<usize>) {
    let mut leads = vec![Vec::new(); graph.len()];
    for u in 0..graph.len() {
        find_ahead(graph, u, &mut leads);
    }
    let chains = chains(&leads);
    let path = |chain: &Vec<usize>| expand(graph, &leads, chain);
    (chains.iter().map(path).collect(), antichain(&leads, &chains))
}

/// Finds for u, and for all vertices to which it leads, to which vertices they lead.
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

/// The fewest disjoint paths of the closure.
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

/// Gives u a next vertex, if others can take another one. Whether it has one now.
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

/// A path of the graph through all vertices of a chain.
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

/// Vertices of which none leads to another, one from each chain.
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
