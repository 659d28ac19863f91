//! Write the merge of merge sort: `merge(left, right)` gets two lists of pairs that are sorted by
//! their numbers, and returns all pairs as one sorted list. Where numbers are equal, the pairs of
//! `left` come first.
//!
//! Compare only the numbers; the letters are there to tell equal numbers apart. For example, `left`
//! is `[(1, 'a'), (4, 'b')]` and `right` is `[(1, 'c'), (3, 'd')]`. Then the result is
//! `[(1, 'a'), (1, 'c'), (3, 'd'), (4, 'b')]`.
//!
//! Each list may be empty. The time must be linear: looking at a pair once is enough, and
//! `Vec::remove(0)` moves all the others.

/// Merges two lists that are sorted by number into one; equal numbers of `left` come first.
pub fn merge(left: &[(i64, char)], right: &[(i64, char)]) -> Vec<(i64, char)> {
    let mut merged = Vec::with_capacity(left.len() + right.len());
    let (mut i, mut j) = (0, 0);
    while i < left.len() && j < right.len() {
        // Invariant: merged holds left[..i] and right[..j], and nothing that is left over is less.
        if right[j].0 < left[i].0 {
            merged.push(right[j]);
            j += 1;
        } else {
            merged.push(left[i]);
            i += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged.extend_from_slice(&right[j..]);
    merged
}
