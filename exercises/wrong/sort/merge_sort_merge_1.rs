//! On equal numbers, the right list comes first.

pub fn merge(left: &[(i64, char)], right: &[(i64, char)]) -> Vec<(i64, char)> {
    let mut merged = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < left.len() && j < right.len() {
        if left[i].0 < right[j].0 {
            merged.push(left[i]);
            i += 1;
        } else {
            merged.push(right[j]);
            j += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged.extend_from_slice(&right[j..]);
    merged
}
