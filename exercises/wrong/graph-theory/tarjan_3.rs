//! It takes the low-link of the vertex in place of its index.

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
            Some(_) if search.is_on_stack[v] => {
                search.low[u] = search.low[u].min(search.low[v]);
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
