//! From the root on, always the heaviest node that touches those that are kept.

pub fn heaviest(weights: &[i64], left: &[Option<usize>], right: &[Option<usize>], m: usize) -> i64 {
    let mut open = vec![0];
    let mut sum = 0;
    for _ in 0..m {
        let at = (0..open.len()).max_by_key(|&at| weights[open[at]]).unwrap_or(0);
        let v = open.swap_remove(at);
        sum += weights[v];
        open.extend([left[v], right[v]].into_iter().flatten());
    }
    sum
}
