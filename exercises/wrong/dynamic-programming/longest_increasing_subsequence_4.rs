//! The table of all pairs: right, but too slow for the large inputs.

pub fn longest_increasing(v: &[i64]) -> Vec<i64> {
    let mut lengths = vec![1; v.len()];
    for i in 0..v.len() {
        for j in 0..i {
            if v[j] < v[i] {
                lengths[i] = lengths[i].max(lengths[j] + 1);
            }
        }
    }
    let mut wanted = lengths.iter().copied().max().unwrap_or(0);
    let mut values = Vec::new();
    for i in (0..v.len()).rev() {
        if lengths[i] == wanted {
            values.push(v[i]);
            wanted -= 1;
        }
    }
    values.reverse();
    values
}
