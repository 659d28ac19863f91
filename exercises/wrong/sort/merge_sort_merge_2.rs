//! What is left over in the right list is forgotten.

pub fn merge(left: &[(i64, char)], right: &[(i64, char)]) -> Vec<(i64, char)> {
    let mut merged = Vec::new();
    let mut j = 0;
    for pair in left {
        while j < right.len() && right[j].0 < pair.0 {
            merged.push(right[j]);
            j += 1;
        }
        merged.push(*pair);
    }
    merged
}
