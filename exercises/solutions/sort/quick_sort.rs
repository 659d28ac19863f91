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

use std::cmp::Ordering::{Equal, Greater, Less};

/// Sorts the numbers in ascending order.
pub fn quick_sort(v: &mut [i64]) {
    let mut part = v;
    while 1 < part.len() {
        let (lt, gt) = partition_in_three(part);
        let (rest, right) = part.split_at_mut(gt);
        let (left, _) = rest.split_at_mut(lt);
        let (shorter, longer) =
            if left.len() < right.len() { (left, right) } else { (right, left) };
        // The shorter part has less than half of the numbers, so the recursion is at most log n
        // deep.
        quick_sort(shorter);
        part = longer;
    }
}

/// Rearranges the numbers: `v[..lt]` is less than the pivot, `v[lt..gt]` is equal to it, `v[gt..]`
/// is greater.
fn partition_in_three(v: &mut [i64]) -> (usize, usize) {
    // Not the ends: they are the worst choice for numbers that go up and down again.
    let quarter = v.len() / 4;
    let pivot = median_of_three(v[quarter], v[v.len() / 2], v[v.len() - 1 - quarter]);
    let (mut lt, mut i, mut gt) = (0, 0, v.len());
    while i < gt {
        // Invariant: v[..lt] < pivot, v[lt..i] == pivot, v[gt..] > pivot; v[i..gt] is unread.
        match v[i].cmp(&pivot) {
            Less => {
                v.swap(lt, i);
                lt += 1;
                i += 1;
            }
            Equal => i += 1,
            Greater => {
                gt -= 1;
                v.swap(i, gt);
            }
        }
    }
    (lt, gt)
}

/// The number that is neither the least nor the greatest.
fn median_of_three(a: i64, b: i64, c: i64) -> i64 {
    a.min(b).max(a.max(b).min(c))
}
