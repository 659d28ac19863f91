//! A vertex of the smallest degree is taken, again and again.

pub fn cover_and_clique(graph: &[Vec<usize>]) -> (Vec<usize>, Vec<usize>) {
    let all = (0..graph.len()).fold(0, |set, v| set | 1 << v);
    let row = |near: &Vec<usize>| near.iter().fold(0, |set, w| set | 1 << w);
    let rows: Vec<u64> = graph.iter().map(row).collect();
    let missing: Vec<u64> = (0..).zip(&rows).map(|(v, row)| all & !(row | 1 << v)).collect();
    let cover = all & !independent(&rows, 0, all);
    let clique = independent(&missing, 0, all);
    (members(cover).collect(), members(clique).collect())
}

fn independent(rows: &[u64], mut taken: u64, mut left: u64) -> u64 {
    while let Some(v) = members(left).min_by_key(|v| (rows[*v] & left).count_ones()) {
        taken |= 1 << v;
        left &= !(rows[v] | 1 << v);
    }
    taken
}

fn members(set: u64) -> impl Iterator<Item = usize> {
    (0..64).filter(move |v| set >> v & 1 == 1)
}
