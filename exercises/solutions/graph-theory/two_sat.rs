//! Satisfy clauses of two literals: `two_sat(n_variables, clauses)` returns values for the
//! variables `0..n_variables` that make all clauses true, or `None` if there are none. A literal is
//! a variable and the value with which the literal is true, and a clause is true if one of its two
//! literals is, or both.
//!
//! For example, the clauses `[(0, true), (1, true)]` and `[(0, false), (0, false)]` of two
//! variables have the solution `[false, true]`. If there are several solutions, each of them is
//! right.
//!
//! The large inputs have 100 000 variables and as many clauses.

/// Values that make all clauses true.
pub fn two_sat(n_variables: usize, clauses: &[[(usize, bool); 2]]) -> Option<Vec<bool>> {
    let vertex = |(variable, value): (usize, bool)| 2 * variable + usize::from(value);
    let mut graph = vec![Vec::new(); 2 * n_variables];
    let mut reversed = vec![Vec::new(); 2 * n_variables];
    for &[a, b] in clauses {
        for (from, to) in [(vertex(a) ^ 1, vertex(b)), (vertex(b) ^ 1, vertex(a))] {
            graph[from].push(to);
            reversed[to].push(from);
        }
    }
    // The components in topological order: Kosaraju's two passes.
    let mut order = Vec::new();
    let mut is_visited = vec![false; graph.len()];
    for start in 0..graph.len() {
        visit(&graph, start, &mut is_visited, &mut order);
    }
    let mut class = vec![0; graph.len()];
    let mut is_visited = vec![false; graph.len()];
    for (number, &start) in order.iter().rev().enumerate() {
        let mut members = Vec::new();
        visit(&reversed, start, &mut is_visited, &mut members);
        for u in members {
            class[u] = number;
        }
    }
    let value = |variable: usize| match (class[2 * variable], class[2 * variable + 1]) {
        (no, yes) if no == yes => None,
        (no, yes) => Some(no < yes),
    };
    (0..n_variables).map(value).collect()
}

/// Adds what can be reached from `start` to `order`, each vertex after all that it leads to.
fn visit(graph: &[Vec<usize>], start: usize, is_visited: &mut [bool], order: &mut Vec<usize>) {
    if is_visited[start] {
        return;
    }
    is_visited[start] = true;
    let mut path = vec![(start, graph[start].iter())];
    while let Some((u, untried)) = path.last_mut() {
        match untried.next() {
            Some(&v) if is_visited[v] => {}
            Some(&v) => {
                is_visited[v] = true;
                path.push((v, graph[v].iter()));
            }
            None => {
                order.push(*u);
                path.pop();
            }
        }
    }
}
