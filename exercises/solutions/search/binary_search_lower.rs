//! Write the search for the lower bound: `lower_bound(n, is_less)` finds the first of n elements
//! that is *not* less than a number.
//!
//! You cannot see the elements. They are in ascending order, and `is_less(i)` says whether the
//! element at index i is less than the number. The result is the first index for which it is not,
//! or n if every element is less.
//!
//! For example, the elements are 1, 2, 2, 3, and the number is 2: `is_less(0)` is true, the other
//! three are false, and the result is 1.
//!
//! The judge counts your questions: ⌊log₂ n⌋ + 1 of them are enough.

/// The first index from 0 to n - 1 for which `is_less` is false; n if there is none.
pub fn lower_bound(n: usize, is_less: impl Fn(usize) -> bool) -> usize {
    let (mut lo, mut hi) = (0, n);
    while lo < hi {
        // Invariant: the elements before lo are less, those from hi on are not.
        let mid = lo + (hi - lo) / 2;
        if is_less(mid) {
            lo = mid + 1;
        } else {
            hi = mid;
        }
    }
    lo
}
