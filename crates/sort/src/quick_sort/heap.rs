//! Part of quicksort: heapsort, for parts on which the pivots fail. O(n log n) time on every input, O(1) space.

use std::cmp::Ordering::{self, Less};

/// Sorts ascending; not stable. O(n log n).
pub fn heap_sort<T: Ord>(v: &mut [T]) {
    heap_sort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. O(n log n).
pub fn heap_sort_by<T>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for root in (0..v.len() / 2).rev() {
        sift_down(v, root, &mut compare);
    }
    for end in (1..v.len()).rev() {
        // Invariant: v[..=end] is a heap, the greatest on top; v[end + 1..] is in its place.
        v.swap(0, end);
        sift_down(&mut v[..end], 0, &mut compare);
    }
}

/// Sorts by ascending key; the key is computed anew for each comparison. O(n log n).
pub fn heap_sort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    heap_sort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Lets the element at `i` sink until no child is greater.
fn sift_down<T>(v: &mut [T], mut i: usize, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    while 2 * i + 1 < v.len() {
        let mut child = 2 * i + 1;
        if child + 1 < v.len() {
            child += usize::from(compare(&v[child], &v[child + 1]) == Less);
        }
        if compare(&v[i], &v[child]) != Less {
            break;
        }
        v.swap(i, child);
        i = child;
    }
}
