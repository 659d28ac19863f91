//! All nodes below a node are taken from the better one of its two sides.

pub fn heaviest(weights: &[i64], left: &[Option<usize>], right: &[Option<usize>], m: usize) -> i64 {
    let mut rows = vec![vec![0; m + 1]; weights.len()];
    for v in (0..weights.len()).rev() {
        for k in 1..=m {
            let below = |child: Option<usize>| child.map_or(0, |child| rows[child][k - 1]);
            rows[v][k] = weights[v] + below(left[v]).max(below(right[v]));
        }
    }
    rows[0][m]
}
