//! Write insertion sort: `insertion_sort(v)` puts the numbers of `v` into ascending order, in
//! place. It takes O(n) steps on a list that is sorted already, and at most O(n²) on any other.
//!
//! The idea: the prefix `v[..i]` is sorted, and the next number, `v[i]`, moves left past all
//! numbers that are greater. Then `v[..i + 1]` is sorted. For example, `[2, 5, 7, 4]` with i = 3:
//!
//! ```text
//! 2 5 7 4     4 is less than 7, so they are swapped
//! 2 5 4 7     4 is less than 5, so they are swapped
//! 2 4 5 7     4 is not less than 2: it has arrived
//! ```
//!
//! What does your code do with an empty list, and with a number that is less than all the others?

/// Sorts the numbers in ascending order.
pub fn insertion_sort(v: &mut [i64]) {
    todo!()
}
