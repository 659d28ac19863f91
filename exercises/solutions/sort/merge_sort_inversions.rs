//! Count inversions: `count_inversions(v)` returns how many pairs of indices i < j have
//! `v[j] < v[i]`. It takes O(n log n) time.
//!
//! For example, `[3, 1, 2]` has two inversions: 3 is before 1, and 3 is before 2. A sorted list has
//! none, and a list of n different numbers in descending order has n(n - 1)/2. For 300 000 numbers,
//! that needs more than 32 bits.
//!
//! A merge sort meets every inversion at one moment of its work. At which one?

/// The number of pairs that are in the wrong order.
pub fn count_inversions(v: &[i64]) -> u64 {
    sort_and_count(&mut v.to_vec())
}

/// Sorts the numbers, and returns how many inversions there were.
fn sort_and_count(v: &mut [i64]) -> u64 {
    if v.len() < 2 {
        return 0;
    }
    let (left, right) = v.split_at_mut(v.len() / 2);
    let mut n_inversions = sort_and_count(left) + sort_and_count(right);
    let mut merged = Vec::with_capacity(left.len() + right.len());
    let (mut i, mut j) = (0, 0);
    while i < left.len() && j < right.len() {
        if right[j] < left[i] {
            // right[j] was behind all of left[i..], and is less than each of them.
            n_inversions += (left.len() - i) as u64;
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
