//! Part of [full permutation](super): the textbook's version of the next permutation, and of the
//! rank.
//!
//! The pictures on the pages run this version. The library's version looks at the last three items
//! first, and the rank of the library counts with a Fenwick tree.
//!
//! Cost: O(n) in the worst case for a step, O(1) amortized over all permutations of different
//! items; O(n²) for a rank or its permutation.
//!
//! Domain: any items for the next permutation; up to 20 items for a rank, which then fits 64 bits.
//!
//! Source: as for the [library's version](super) and for the [rank](super::rank).
//!
//! Checked: the library's version, on all slices of up to 7 items out of 0..4; the rank, on all
//! permutations of up to 7 items.
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation.md`.

/// What happens on the way to the next permutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The item in front of the tail is not less than the first item of the tail, so it has joined
    /// the tail.
    Extend {
        /// The place where the tail begins now.
        tail: usize,
    },
    /// Two items are about to be swapped.
    Swap {
        /// The place before the tail.
        pivot: usize,
        /// The last place of the tail with an item greater than the pivot.
        successor: usize,
    },
    /// The tail is about to be reversed.
    Reverse {
        /// The place where it begins.
        tail: usize,
    },
}

/// Turns a slice into its next permutation. From the last one it returns to the first, and says
/// false.
///
/// ```
/// use combinatorial_mathematics::full_permutation::plain::next_permutation;
///
/// let mut v = [3, 2, 5, 4, 4, 2, 1];
/// assert!(next_permutation(&mut v));
/// assert_eq!(v, [3, 4, 1, 2, 2, 4, 5]);
/// ```
pub fn next_permutation<T: Ord>(v: &mut [T]) -> bool {
    next_permutation_watched(v, |_, _| {})
}

/// [`next_permutation`], observed: each [`Step`] with the slice.
pub fn next_permutation_watched<T: Ord>(v: &mut [T], mut watch: impl FnMut(Step, &[T])) -> bool {
    let mut tail = v.len().saturating_sub(1);
    while 0 < tail && v[tail] <= v[tail - 1] {
        // Invariant: v[tail..] never ascends.
        tail -= 1;
        watch(Step::Extend { tail }, v);
    }
    if 0 < tail {
        let pivot = tail - 1;
        let mut successor = v.len() - 1;
        // This stops at v[tail] at the latest, because v[tail] is greater than the pivot.
        while v[successor] <= v[pivot] {
            successor -= 1;
        }
        watch(Step::Swap { pivot, successor }, v);
        v.swap(pivot, successor);
    }
    watch(Step::Reverse { tail }, v);
    v[tail..].reverse();
    0 < tail
}

/// All permutations of some items, in lexicographic order. Of those that look the same, one.
///
/// ```
/// use combinatorial_mathematics::full_permutation::plain::all_permutations;
///
/// let all = all_permutations(&['b', 'a', 'b']);
/// assert_eq!(all, [['a', 'b', 'b'], ['b', 'a', 'b'], ['b', 'b', 'a']]);
/// ```
pub fn all_permutations<T: Ord + Clone>(items: &[T]) -> Vec<Vec<T>> {
    let mut v = items.to_vec();
    v.sort();
    let mut all = vec![v.clone()];
    while next_permutation(&mut v) {
        all.push(v.clone());
    }
    all
}

/// How many permutations of `0..n` come before this one, in lexicographic order.
///
/// ```
/// use combinatorial_mathematics::full_permutation::plain::rank;
///
/// assert_eq!(rank(&[2, 0, 3, 1]), 13);
/// ```
pub fn rank(permutation: &[usize]) -> usize {
    let n = permutation.len();
    let mut rank = 0;
    for (at, item) in permutation.iter().enumerate() {
        let digit = permutation[at..].iter().filter(|later| *later < item).count();
        rank = rank * (n - at) + digit;
    }
    rank
}

/// The permutation of `0..n` with this rank.
///
/// ```
/// use combinatorial_mathematics::full_permutation::plain::unrank;
///
/// assert_eq!(unrank(4, 13), [2, 0, 3, 1]);
/// ```
pub fn unrank(n: usize, rank: usize) -> Vec<usize> {
    let mut digits = vec![0; n];
    let mut rest = rank;
    for at in (0..n).rev() {
        digits[at] = rest % (n - at);
        rest /= n - at;
    }
    let mut left: Vec<usize> = (0..n).collect();
    digits.into_iter().map(|digit| left.remove(digit)).collect()
}
