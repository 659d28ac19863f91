//! The best sum begins at 0, so the empty range counts.

pub fn largest_sum(v: &[i64]) -> i64 {
    let (mut ending, mut best) = (0, 0);
    for &x in v {
        ending = ending.max(0) + x;
        best = best.max(ending);
    }
    best
}
