//! Find a smallest vertex cover and a largest clique: `cover_and_clique(graph)` returns them in
//! this order, each as a list of vertices. `graph[v]` has the neighbors of the vertex `v`. A vertex
//! cover has at least one end of each edge. Every two vertices of a clique are joined. Any cover
//! and any clique of these sizes will do, in any order.
//!
//! For example, let 0, 1 and 2 be joined to each other, and 3 to 2: `[[1, 2], [0, 2], [0, 1, 3],
//! [2]]`. Then `([0, 2], [0, 1, 2])` is right. One vertex covers only the edges at it, and no
//! vertex but 2 is joined to 3.
//!
//! There are no loops and no parallel edges, and at most 60 vertices. So a set of vertices fits
//! into a number of 64 bits. The graph need not be bipartite.

/// A smallest vertex cover, and a largest clique.
pub fn cover_and_clique(graph: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let all = (0..graph.len()).fold(0, |set, v| set | 1 << v);
    let row = |near: &Vec<usize>| near.iter().fold(0, |set, w| set | 1 << w);
    let rows: Vec<u64> = graph.iter().map(row).collect();
    let missing: Vec<u64> = rows.iter().enumerate().map(|(v, row)| all & !(row | 1 << v)).collect();
    let cover = all & !independent(&rows, 0, all);
    let clique = independent(&missing, 0, all);
    (members(cover).collect(), members(clique).collect())
}

/// A largest independent set with all of `taken`, and otherwise vertices of `left`.
fn independent(rows: &[u64], mut taken: u64, mut left: u64) -> u64 {
    let degree = |v: usize, left: u64| (rows[v] & left).count_ones();
    while let Some(v) = members(left).find(|v| degree(*v, left) <= 1) {
        taken |= 1 << v;
        left &= !(rows[v] | 1 << v);
    }
    let Some(v) = members(left).max_by_key(|v| degree(*v, left)) else { return taken };
    let with_v = independent(rows, taken | 1 << v, left & !(rows[v] | 1 << v));
    let without_v = independent(rows, taken, left & !(1 << v));
    if with_v.count_ones() < without_v.count_ones() { without_v } else { with_v }
}

/// The vertices of a set.
fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |v| set >> v & 1 == 1)
}
