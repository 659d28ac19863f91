//! Cover a directed acyclic graph with paths: `paths(graph)` returns as few paths as possible so
//! that each vertex is on exactly one of them. `graph[u]` holds the vertices to which arcs lead from
//! the vertex `u`. A path is a list of one or more vertices, and an arc must lead from each of its
//! vertices to the next. The paths may come in any order, and any cover with the smallest number of
//! paths will do.
//!
//! For example, if arcs lead from 0 to 2 and 3, and from 1 to 2, then `[[0, 3], [1, 2]]` is right.
//! No single path has all four vertices.
//!
//! The graph has no cycle, but an arc may lead to a smaller vertex. The large inputs have 600
//! vertices and more, so trying all choices takes too long. In none of them does a recursion have
//! to go deeper than 300 calls.

/// The fewest paths such that each vertex is on exactly one.
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
    let starts = (0..graph.len()).filter(|v| previous[*v].is_none());
    let path_from = |start| std::iter::successors(Some(start), |u| next[*u]).collect();
    starts.map(path_from).collect()
}

/// Gives u a next vertex, if others can take another one. Whether it has one now.
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
