//! Each element that is greater than the last one taken is taken.

pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    let mut taken: Vec<i64> = Vec::new();
    for &x in v {
        if taken.last().is_none_or(|&last| last < x) {
            taken.push(x);
        }
    }
    taken
}
