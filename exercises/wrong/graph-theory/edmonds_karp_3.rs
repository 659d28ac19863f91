//! Any path, one unit at a time.

fn push(
    v: usize,
    sink: usize,
    seen: &mut [bool],
    (arcs, heads, residual): (&[Vec<usize>], &[usize], &mut [i64]),
) -> bool {
    if v == sink {
        return true;
    }
    seen[v] = true;
    for &arc in &arcs[v] {
        if residual[arc] > 0
            && !seen[heads[arc]]
            && push(heads[arc], sink, seen, (arcs, heads, residual))
        {
            residual[arc] -= 1;
            residual[arc ^ 1] += 1;
            return true;
        }
    }
    false
}

pub fn max_flow(n_nodes: usize, edges: &[(usize, usize, i64)], source: usize, sink: usize) -> i64 {
    let (mut heads, mut residual) = (Vec::new(), Vec::new());
    let mut arcs = vec![Vec::new(); n_nodes];
    for &(u, v, capacity) in edges {
        for (tail, head, room) in [(u, v, capacity), (v, u, 0)] {
            arcs[tail].push(heads.len());
            heads.push(head);
            residual.push(room);
        }
    }
    let mut value = 0;
    while push(source, sink, &mut vec![false; n_nodes], (&arcs, &heads, &mut residual)) {
        value += 1;
    }
    value
}
