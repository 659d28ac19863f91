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
    todo!()
}
