//! Equal elements are appended too.

pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    let mut tails: Vec<i64> = Vec::new();
    let mut lengths = Vec::new();
    for &x in v {
        let k = tails.partition_point(|&tail| tail <= x);
        if k == tails.len() {
            tails.push(x);
        } else {
            tails[k] = x;
        }
        lengths.push(k + 1);
    }
    let mut wanted = tails.len();
    let mut values = Vec::new();
    for (&x, length) in v.iter().zip(lengths).rev() {
        if length == wanted {
            values.push(x);
            wanted -= 1;
        }
    }
    values.reverse();
    values
}
