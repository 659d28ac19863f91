//! Part of [merge sort](super): the plain version, as a textbook prints it.
//!
//! Cost: O(n log n) time on every input; at most n⌈log₂ n⌉ - 2^⌈log₂ n⌉ + 1 comparisons, see
//! [`comparisons_at_most`]. At most n elements are in buffers at a time, but each merge allocates
//! its own. The recursion is ⌈log₂ n⌉ deep. Stable.
//!
//! Domain: any slice. A merge reads the slice and writes a buffer, so an order that panics, or
//! contradicts itself, loses nothing. `T: Clone`, because the buffer holds copies.
//!
//! Source: J. von Neumann, 1945; D. E. Knuth, *The Art of Computer Programming* 3, 5.2.4.
//!
//! Checked: all inputs of up to 7 elements over 4 keys against the standard library's stable sort,
//! with their tags.
//!
//! Page: `docs/en/sort/merge-sort.md`.

/// What the plain version does. All indices are those of the part that is being sorted, or of the
/// run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The part will be split: first its left half is sorted, then its right half.
    Split,
    /// A merge has taken the head `left[i]`, so the left run is used up to there.
    TakeLeft {
        /// The head's position in the left run.
        i: usize,
    },
    /// A merge has taken the head `right[j]`, which is less than all that are left in the left run.
    TakeRight {
        /// The head's position in the right run.
        j: usize,
    },
    /// The two halves of the part have been merged, and the part is sorted.
    Merge,
}

/// Sorts ascending; equal elements keep their order.
///
/// ```
/// use sort::merge_sort::plain::merge_sort;
///
/// let mut v = [12, 7, 18, 3, 9, 15, 4, 10];
/// merge_sort(&mut v);
/// assert_eq!(v, [3, 4, 7, 9, 10, 12, 15, 18]);
/// ```
pub fn merge_sort<T: Ord + Clone>(v: &mut [T]) {
    merge_sort_watched(v, &mut |_, _| {});
}

/// [`merge_sort`] that shows each [`Step`] to `watch`: the steps of a merge with what is merged so
/// far, all others with the part that is being sorted.
pub fn merge_sort_watched<T: Ord + Clone>(v: &mut [T], watch: &mut impl FnMut(Step, &[T])) {
    if v.len() < 2 {
        return;
    }
    watch(Step::Split, v);
    let (left, right) = v.split_at_mut(v.len() / 2);
    merge_sort_watched(left, watch);
    merge_sort_watched(right, watch);
    let merged = merge_watched(left, right, watch);
    v.clone_from_slice(&merged);
    watch(Step::Merge, v);
}

/// Merges two sorted runs into one; equal elements of `left` come first. At most
/// `left.len() + right.len() - 1` comparisons. The result of unsorted slices has every element, in
/// some order.
///
/// ```
/// use sort::merge_sort::plain::merge;
///
/// assert_eq!(merge(&[3, 7, 12, 18], &[4, 9, 10, 15]), [3, 4, 7, 9, 10, 12, 15, 18]);
/// ```
pub fn merge<T: Ord + Clone>(left: &[T], right: &[T]) -> Vec<T> {
    merge_watched(left, right, &mut |_, _| {})
}

/// Merges two sorted runs into one; on a tie the left head comes first.
fn merge_watched<T: Ord + Clone>(
    left: &[T],
    right: &[T],
    watch: &mut impl FnMut(Step, &[T]),
) -> Vec<T> {
    let (mut merged, mut i, mut j) = (vec![], 0, 0);
    while i < left.len() && j < right.len() {
        // Invariant: merged is left[..i] and right[..j] together, sorted, and nothing in left[i..]
        // or right[j..] is less than anything in it.
        if right[j] < left[i] {
            merged.push(right[j].clone());
            watch(Step::TakeRight { j }, &merged);
            j += 1;
        } else {
            merged.push(left[i].clone());
            watch(Step::TakeLeft { i }, &merged);
            i += 1;
        }
    }
    merged.extend_from_slice(&left[i..]);
    merged.extend_from_slice(&right[j..]);
    merged
}

/// The most comparisons that sorting n elements can take, n⌈log₂ n⌉ - 2^⌈log₂ n⌉ + 1; none if it
/// does not fit a `u64`.
pub fn comparisons_at_most(n: u64) -> Option<u64> {
    let Some(last) = n.checked_sub(1) else { return Some(0) };
    let log = u64::BITS - last.leading_zeros();
    let least_power = 1_u128 << log;
    let most = u128::from(n) * u128::from(log) + 1 - least_power;
    u64::try_from(most).ok()
}
