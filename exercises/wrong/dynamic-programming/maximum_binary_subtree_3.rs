//! The root may be cut away.

pub fn heaviest(weights: &[i64], left: &[Option<usize>], right: &[Option<usize>], m: usize) -> i64 {
    let mut rows: Vec<Vec<i64>> = vec![vec![0]; weights.len()];
    for v in (0..weights.len()).rev() {
        let below = |child: Option<usize>| child.map_or(vec![0], |child| rows[child].clone());
        let (a, b) = (below(left[v]), below(right[v]));
        let last = (a.len() + b.len() - 1).min(m);
        let mut row = vec![i64::MIN; last + 1];
        row[0] = 0;
        for i in 0..a.len() {
            for j in 0..b.len().min(last.saturating_sub(i)) {
                row[1 + i + j] = row[1 + i + j].max(weights[v] + a[i] + b[j]);
            }
        }
        rows[v] = row;
    }
    rows.iter().filter_map(|row| row.get(m)).copied().max().unwrap_or(0)
}
