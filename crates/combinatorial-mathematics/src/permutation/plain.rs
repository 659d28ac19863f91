//! Part of [permutation](super): the textbook's version, which works on the items themselves.
//!
//! The pictures on the pages run this version. The library's version does the same with places, and
//! knows by itself where its list begins and ends.
//!
//! Cost: less than five items move per step, amortized over the whole list; O(n · k) in the worst
//! case.
//!
//! Domain: any items, and any k; equal items count as different.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, for all n and k up to 7.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation.md`.

use super::Step;

/// Turns the first items of `v` into the next k-permutation, where k is the length of `next_at`.
/// From the last one it returns to the first, and says false.
///
/// ```
/// use combinatorial_mathematics::permutation::plain::next_k_permutation;
///
/// let (mut v, mut next_at) = (['a', 'b', 'c', 'd'], [1, 2]);
/// assert!(next_k_permutation(&mut v, &mut next_at));
/// assert_eq!((v[..2] == ['a', 'c'], next_at), (true, [1, 3]));
/// ```
pub fn next_k_permutation<T>(v: &mut [T], next_at: &mut [usize]) -> bool {
    next_k_permutation_watched(v, next_at, |_, _| {})
}

/// [`next_k_permutation`], observed: each [`Step`] with all items before it.
pub fn next_k_permutation_watched<T>(
    v: &mut [T],
    next_at: &mut [usize],
    mut watch: impl FnMut(Step, &[T]),
) -> bool {
    for at in (0..next_at.len()).rev() {
        // Invariant: the items after place `at` are in their original order.
        let with = next_at[at];
        if with < v.len() {
            watch(Step::Swap { at, with }, v);
            v.swap(at, with);
            next_at[at] = with + 1;
            return true;
        }
        // Each of the items v[at..] has been in this place. The last of them is there now.
        watch(Step::Rotate { at }, v);
        v[at..].rotate_left(1);
        next_at[at] = at + 1;
    }
    false
}

/// All k-permutations of the items, in the lexicographic order of their places.
///
/// ```
/// use combinatorial_mathematics::permutation::plain::all_k_permutations;
///
/// let all = all_k_permutations(&['a', 'b', 'c'], 2);
/// assert_eq!((all.len(), &all[2]), (6, &vec!['b', 'a']));
/// ```
pub fn all_k_permutations<T: Clone>(items: &[T], k: usize) -> Vec<Vec<T>> {
    if items.len() < k {
        return Vec::new();
    }
    let mut v = items.to_vec();
    let mut next_at: Vec<usize> = (1..=k).collect();
    let mut all = vec![v[..k].to_vec()];
    while next_k_permutation(&mut v, &mut next_at) {
        all.push(v[..k].to_vec());
    }
    all
}
