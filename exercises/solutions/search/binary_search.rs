//! Write binary search: `binary_search(n, compare)` searches n elements in ascending order.
//!
//! You cannot see the elements. `compare(i)` compares the element at index i with the number that
//! is searched for: `Less` if the element is less, `Greater` if it is greater, `Equal` if it is the
//! number. The result is `Ok(i)` if the element at index i is equal, and `Err(i)` if there is none
//! and the number would have to be inserted at index i.
//!
//! For example, the elements are 3, 7, 8, and the number is 5: `compare(0)` is `Less`, `compare(1)`
//! and `compare(2)` are `Greater`, and the result is `Err(1)`.
//!
//! The judge counts your comparisons: for n elements, at most ⌊log₂ n⌋ + 1 are needed. What does
//! your code do if there is no element?

/// Searches the elements 0 to n - 1 with as few comparisons as possible.
///
/// # Errors
/// If no element is equal: the index at which the number would have to be inserted.
pub fn binary_search(
    n: usize,
    compare: impl Fn(usize) -> std::cmp::Ordering,
) -> Result<usize, usize> {
    use std::cmp::Ordering;

    let (mut lo, mut hi) = (0, n);
    while lo < hi {
        // Invariant: the elements before lo are less, those from hi on are greater.
        let mid = lo + (hi - lo) / 2;
        match compare(mid) {
            Ordering::Less => lo = mid + 1,
            Ordering::Greater => hi = mid,
            Ordering::Equal => return Ok(mid),
        }
    }
    Err(lo)
}
