//! Find the low-links of Tarjan's algorithm: `low_links(graph)` returns the low-link of each vertex
//! at the moment when the search leaves it. The list `graph[u]` holds the vertices that an arc leads
//! to from vertex `u`, ascending. The search tries the arcs in this order, and it begins again at the
//! smallest vertex that it has not entered, until it has entered all.
//!
//! The index of a vertex says how many vertices were entered before it. The low-link of `u` is the
//! least of the index of `u`, the low-links of the vertices that were entered from `u`, and the
//! indices of the vertices to which other arcs of `u` lead, if they are on the stack.
//!
//! For example, the lists `[1]`, `[2]`, `[0, 3]` and `[2]` give `[0, 0, 0, 2]`.
//!
//! The large inputs have 200 000 vertices, and the search goes at most 200 vertices deep.

/// The low-link of each vertex.
pub fn low_links(graph: &[Vec<usize>]) -> Vec<usize> {
    let n = graph.len();
    let mut search = Search {
        index: vec![None; n],
        low: vec![0; n],
        n_entered: 0,
        stack: Vec::new(),
        is_on_stack: vec![false; n],
    };
    for root in 0..n {
        if search.index[root].is_none() {
            visit(graph, root, &mut search);
        }
    }
    search.low
}

struct Search {
    index: Vec<Option<usize>>,
    low: Vec<usize>,
    n_entered: usize,
    stack: Vec<usize>,
    is_on_stack: Vec<bool>,
}

fn visit(graph: &[Vec<usize>], u: usize, search: &mut Search) {
    let index = search.n_entered;
    let place = search.stack.len();
    (search.index[u], search.low[u]) = (Some(index), index);
    search.n_entered += 1;
    search.stack.push(u);
    search.is_on_stack[u] = true;
    for &v in &graph[u] {
        match search.index[v] {
            None => {
                visit(graph, v, search);
                search.low[u] = search.low[u].min(search.low[v]);
            }
            Some(earlier) if search.is_on_stack[v] => {
                search.low[u] = search.low[u].min(earlier);
            }
            Some(_) => {}
        }
    }
    if search.low[u] == index {
        for v in search.stack.split_off(place) {
            search.is_on_stack[v] = false;
        }
    }
}
