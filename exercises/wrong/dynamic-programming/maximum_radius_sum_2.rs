//! Only what is below each node, as if the parent were not there.

pub fn sums(weights: &[i64], edges: &[(usize, usize)], r: usize) -> Vec<i64> {
    let (order, parents) = rooted(weights.len(), edges);
    let mut below: Vec<Vec<i64>> = weights.iter().map(|&weight| vec![weight; r + 1]).collect();
    for &v in order.iter().rev() {
        if let Some(parent) = parents[v] {
            for d in 1..=r {
                below[parent][d] += below[v][d - 1];
            }
        }
    }
    below.iter().map(|sums| sums[r]).collect()
}

fn rooted(n: usize, edges: &[(usize, usize)]) -> (Vec<usize>, Vec<Option<usize>>) {
    let mut neighbors = vec![Vec::new(); n];
    for &(u, v) in edges {
        neighbors[u].push(v);
        neighbors[v].push(u);
    }
    let mut parents = vec![None; n];
    let mut order = vec![0];
    let mut next = 0;
    while let Some(&v) = order.get(next) {
        next += 1;
        for &u in &neighbors[v] {
            if Some(u) != parents[v] {
                parents[u] = Some(v);
                order.push(u);
            }
        }
    }
    (order, parents)
}
