//! One arc for each clause: from the negation of the first literal to the second.

pub fn two_sat(n_variables: usize, clauses: &[[(usize, bool); 2]]) -> Option<Vec<bool>> {
    let n = 2 * n_variables;
    let vertex = |(variable, value): (usize, bool)| 2 * variable + usize::from(value);
    let mut graph = vec![Vec::new(); n];
    for &[a, b] in clauses {
        graph[vertex(a) ^ 1].push(vertex(b));
    }
    // A variable is false if it leads to its negation.
    let mut values = Vec::new();
    for variable in 0..n_variables {
        let leads = |from: usize, to: usize| {
            let mut is_reached = vec![false; n];
            let mut open = vec![from];
            while let Some(u) = open.pop() {
                if !is_reached[u] {
                    is_reached[u] = true;
                    open.extend(&graph[u]);
                }
            }
            is_reached[to]
        };
        let (no, yes) = (2 * variable, 2 * variable + 1);
        if leads(no, yes) && leads(yes, no) {
            return None;
        }
        values.push(!leads(yes, no));
    }
    Some(values)
}
