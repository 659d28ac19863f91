//! Part of [quicksort](super): heapsort, for parts on which the pivots fail.
//!
//! Cost: O(n log n) time on every input: at most 2 n log₂ n + 2 n comparisons, and on random input
//! about n log₂ n, because an element sinks to a leaf first and then rises. O(1) space, no
//! recursion. Not stable.
//!
//! Domain: any slice, any comparator. Every change is a swap, so nothing is lost.
//!
//! Source: J. W. J. Williams, "Algorithm 232: Heapsort", *Communications of the ACM* 7 (1964); R.
//! W. Floyd, "Algorithm 245: Treesort 3", the same volume, builds the heap from below; I. Wegener,
//! "Bottom-up-heapsort", *Theoretical Computer Science* 118 (1993).
//!
//! Checked: all inputs of up to 7 elements over 4 keys.
//!
//! Page: `docs/en/sort/quick-sort/heapsort.md`.

use std::cmp::Ordering::{self, Less};

/// Sorts ascending; not stable. O(n log n) on every input, in place.
///
/// ```
/// use sort::heapsort;
///
/// let mut v = [12, 7, 18, 3, 9, 15];
/// heapsort(&mut v);
/// assert_eq!(v, [3, 7, 9, 12, 15, 18]);
/// ```
#[doc(alias = "heap_sort")]
pub fn heapsort<T: Ord>(v: &mut [T]) {
    heapsort_by(v, T::cmp);
}

/// Sorts in the order of `compare`. O(n log n).
///
/// ```
/// let mut v = [2.5, -1.0, 0.5];
/// sort::heapsort_by(&mut v, f64::total_cmp);
/// assert_eq!(v, [-1.0, 0.5, 2.5]);
/// ```
pub fn heapsort_by<T>(v: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for root in (0..v.len() / 2).rev() {
        sift_down(v, root, &mut compare);
    }
    for end in (1..v.len()).rev() {
        // Invariant: v[..=end] is a heap, the greatest on top; v[end + 1..] is in its place.
        v.swap(0, end);
        sift_down(&mut v[..end], 0, &mut compare);
    }
}

/// Sorts by ascending key; the key is computed again for each comparison. O(n log n).
///
/// ```
/// let mut words = ["pear", "fig", "banana"];
/// sort::heapsort_by_key(&mut words, |word| word.len());
/// assert_eq!(words, ["fig", "pear", "banana"]);
/// ```
pub fn heapsort_by_key<T, K: Ord>(v: &mut [T], mut key: impl FnMut(&T) -> K) {
    heapsort_by(v, |a, b| key(a).cmp(&key(b)));
}

/// Lets the element at `root` sink until no child is greater.
fn sift_down<T>(v: &mut [T], root: usize, compare: &mut impl FnMut(&T, &T) -> Ordering) {
    // Down to a leaf, always with the greater child: only siblings are compared.
    let mut i = root;
    while 2 * i + 1 < v.len() {
        let mut child = 2 * i + 1;
        if child + 1 < v.len() {
            child += usize::from(compare(&v[child], &v[child + 1]) == Less);
        }
        v.swap(i, child);
        i = child;
    }
    // And up again to where it belongs. That is rarely far, because it came from a leaf.
    while root < i && compare(&v[(i - 1) / 2], &v[i]) == Less {
        v.swap(i, (i - 1) / 2);
        i = (i - 1) / 2;
    }
}
