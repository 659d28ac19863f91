//! Take the algorithm's step backward: `previous_permutation(v)` turns the list into the
//! permutation of its items that comes directly before it in lexicographic order, and returns true.
//! If there is none, it leaves the list unchanged and returns false.
//!
//! For example, `[2, 1, 3]` becomes `[1, 3, 2]`, and `[1, 2, 3]` remains, because it is the first
//! permutation. If some items are equal, permutations that look the same count as one: `[2, 2, 1]`
//! becomes `[2, 1, 2]`, and `[2, 2]` has no other permutation.
//!
//! The large inputs have a million items, so one step must be linear.

/// Turns a list into its previous permutation; false if it is the first one.
pub fn previous_permutation(v: &mut [i64]) -> bool {
    let mut tail = v.len().saturating_sub(1);
    while 0 < tail && v[tail - 1] <= v[tail] {
        tail -= 1;
    }
    if tail == 0 {
        return false;
    }
    let pivot = tail - 1;
    let mut other = v.len() - 1;
    while v[pivot] <= v[other] {
        other -= 1;
    }
    v.swap(pivot, other);
    v[tail..].reverse();
    true
}
