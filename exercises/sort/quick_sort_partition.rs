//! Write the partition of quicksort: `partition(v)` chooses one number of `v` as the *pivot*,
//! rearranges `v`, and returns the index p at which the pivot ends up: no number of `v[..p]` is
//! greater than `v[p]`, and none of `v[p + 1..]` is less.
//!
//! You may choose any pivot, and any order on both sides. For example, with the last number as
//! pivot, `[7, 2, 9, 1, 5]` can become `[2, 1, 5, 7, 9]`, and then the result is 2, the index of
//! the 5. The list is never empty.
//!
//! Two ways are well known. *Lomuto's* reads the list once from left to right and collects the
//! smaller numbers at the left end. *Hoare's* lets two indices come from both ends and swaps
//! what is on the wrong side. Lomuto's is the easier one here, because it ends with the pivot's
//! index at hand.

/// Partitions the numbers around a pivot, and returns its index. `v` is not empty.
pub fn partition(v: &mut [i64]) -> usize {
    todo!()
}
