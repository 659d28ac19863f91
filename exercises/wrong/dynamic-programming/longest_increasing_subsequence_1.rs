//! The tails are returned, but they need not be a subsequence.

pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    let mut tails: Vec<i64> = Vec::new();
    for &x in v {
        let k = tails.partition_point(|&tail| tail < x);
        if k == tails.len() {
            tails.push(x);
        } else {
            tails[k] = x;
        }
    }
    tails
}
