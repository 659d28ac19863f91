//! Write quicksort: `quick_sort(v)` sorts the numbers of `v` by partitioning them around a
//! pivot and sorting both sides. The judge also gives you 200 000 numbers that are sorted already,
//! or all equal.
//!
//! Use your partition of `quick_sort_partition` if you like: copy it into this file. Two inputs
//! make it slow:
//!
//! - On a sorted list, the last number is the worst pivot. One side is empty, the other is as long
//!   as before. So the work is n(n - 1)/2 comparisons, and the recursion is n levels deep.
//! - On equal numbers, no choice of the pivot helps. It helps to partition in three: less, equal,
//!   greater.
//!
//! The judge's stack has 256 kB, which is enough for some thousand levels. How can you make sure
//! that log n levels are enough, whatever the input is?

/// Sorts the numbers in ascending order.
pub fn quick_sort(v: &mut [i64]) {
    todo!()
}
