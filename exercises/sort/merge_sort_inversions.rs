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
    todo!()
}
