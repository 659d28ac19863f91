//! All permutations of n items: the next one in lexicographic order, or one swap after the other.
//!
//! Cost: a step is O(1) amortized over all permutations of different items, and O(n) in the worst
//! case, so all n! take O(n!); copying each takes O(n · n!). No space beside the items for the next
//! permutation, O(n) for the swaps.
//!
//! The listings are iterators of swaps, or lend each permutation, because the caller may stop after
//! any of them; a watcher could not. A watcher sees the steps within one call.
//!
//! Domain: any items. The next permutation compares items, so each distinct order comes once even
//! if items are equal. The swaps, and the list of all permutations, move places: to them, equal
//! items are different.
//!
//! Source: the next permutation is from Nārāyaṇa Paṇḍita, *Gaṇita Kaumudī* (1356); the others name
//! theirs.
//!
//! Checked: all slices of up to 7 items out of 0..4 against a sort of all their permutations; every
//! swap of all permutations of up to 8 items.
//!
//! Page: `docs/en/combinatorial-mathematics/full-permutation.md`.

mod heap;
pub mod plain;
mod plain_changes;
pub mod rank;
pub mod shuffle;

pub use heap::HeapSwaps;
pub use plain_changes::PlainChanges;

use std::mem;

use crate::combination::count::binomial;
use crate::lending::{Lent, size};

/// What happens on the way to the next permutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The tail behind `pivot` has no next permutation. Two items are about to be swapped.
    Swap {
        /// The last item that has a greater one behind it.
        pivot: usize,
        /// The least of those, and of equal ones the last.
        successor: usize,
    },
    /// The tail still descends, and is about to be reversed.
    Reverse {
        /// The place where it begins.
        tail: usize,
    },
}

/// Turns a slice into its next permutation in lexicographic order. From the last one it returns to
/// the first, and returns false. O(n) in the worst case; O(1) amortized over all permutations of
/// different items.
///
/// Equal items are no problem: each distinct order comes once. To see all of them, start with
/// sorted items.
///
/// ```
/// use combinatorial_mathematics::next_permutation;
///
/// let mut v = [1, 3, 2];
/// assert!(next_permutation(&mut v));
/// assert_eq!(v, [2, 1, 3]);
///
/// let mut equal = [1, 1, 2];
/// assert!(next_permutation(&mut equal) && equal == [1, 2, 1]);
/// assert!(next_permutation(&mut equal) && equal == [2, 1, 1]);
/// // After the last order comes the first one again.
/// assert!(!next_permutation(&mut equal) && equal == [1, 1, 2]);
/// ```
pub fn next_permutation<T: Ord>(v: &mut [T]) -> bool {
    // If all items differ, only the last three change in five steps of six.
    if let [.., x, y, z] = v {
        if y < z {
            mem::swap(y, z);
            return true;
        }
        if x < y {
            // The tail is y, z. Its last item greater than x is swapped with x, and then the tail
            // is reversed.
            mem::swap(x, if x < z { z } else { y });
            mem::swap(y, z);
            return true;
        }
    }
    next_permutation_watched(v, T::lt, |_, _| {})
}

/// Visits a permutation and all that follow it in lexicographic order: all of them, if the items
/// ascend at first. If items are equal, each distinct order is visited once. The six permutations
/// of the last three items are written one after the other, and only then the items before them
/// change. O(1) amortized for each permutation, if all items are different.
///
/// ```
/// use combinatorial_mathematics::full_permutation::visit_permutations;
///
/// let mut orders = vec![];
/// visit_permutations(&mut [1, 2, 3], |order| orders.push(order.to_vec()));
/// assert_eq!((orders.len(), &orders[1][..]), (6, &[1, 3, 2][..]));
/// ```
pub fn visit_permutations<T: Ord + Copy>(v: &mut [T], mut visit: impl FnMut(&[T])) {
    let mut has_next = true;
    while has_next {
        // Invariant: all permutations before this one are visited.
        match *v {
            [.., x, y, z] if x < y && y < z => {
                let tail = v.len() - 3;
                let tails = [[x, y, z], [x, z, y], [y, x, z], [y, z, x], [z, x, y], [z, y, x]];
                for order in tails {
                    v[tail..].copy_from_slice(&order);
                    visit(v);
                }
            }
            _ => visit(v),
        }
        has_next = next_permutation(v);
    }
}

/// Turns a slice into the permutation before it. From the first one it continues with the last, and
/// returns false. If items are equal, each distinct order comes once. O(n) in the worst case.
///
/// ```
/// use combinatorial_mathematics::prev_permutation;
///
/// let mut v = [2, 1, 3];
/// assert!(prev_permutation(&mut v));
/// assert_eq!(v, [1, 3, 2]);
/// ```
pub fn prev_permutation<T: Ord>(v: &mut [T]) -> bool {
    next_permutation_watched(v, T::gt, |_, _| {})
}

/// [`next_permutation`] for any comparison, observed: each [`Step`] with the slice before it.
pub fn next_permutation_watched<T>(
    v: &mut [T],
    is_less: impl Fn(&T, &T) -> bool,
    mut watch: impl FnMut(Step, &[T]),
) -> bool {
    let ascends = |pair: &[T]| is_less(&pair[0], &pair[1]);
    let pivot = v.windows(2).rposition(ascends);
    // No item of the tail is less than a later one, so it is the last permutation of its items.
    let tail = pivot.map_or(0, |pivot| pivot + 1);
    if let Some(pivot) = pivot {
        let n_greater = v[tail..].iter().take_while(|item| is_less(&v[pivot], item)).count();
        let successor = pivot + n_greater;
        watch(Step::Swap { pivot, successor }, v);
        v.swap(pivot, successor);
    }
    watch(Step::Reverse { tail }, v);
    v[tail..].reverse();
    pivot.is_some()
}

/// The number of permutations of `n` different items, n!. `None` from n = 35 on, where it does not
/// fit into 128 bits.
///
/// ```
/// use combinatorial_mathematics::full_permutation::n_orders;
///
/// assert_eq!(n_orders(5), Some(120));
/// ```
pub fn n_orders(n: usize) -> Option<u128> {
    (1..=n as u128).try_fold(1_u128, u128::checked_mul)
}

/// The number of different permutations of a multiset with these multiplicities: n! divided by the
/// factorial of each of them. `None` if it does not fit into 128 bits.
///
/// ```
/// use combinatorial_mathematics::full_permutation::n_multiset_orders;
///
/// // The letters of "mississippi": 1 m, 4 i, 4 s and 2 p.
/// assert_eq!(n_multiset_orders(&[1, 4, 4, 2]), Some(34_650));
/// ```
pub fn n_multiset_orders(counts: &[u64]) -> Option<u128> {
    let (mut n, mut orders) = (0_u128, 1_u128);
    for &count in counts {
        n += u128::from(count);
        // Choose which of the n places get this item.
        orders = orders.checked_mul(binomial(n, u128::from(count))?)?;
    }
    Some(orders)
}

/// Visits a slice, and again after each of the swaps. Nothing is copied.
///
/// # Panics
/// If a swap is of places that are not there.
pub fn visit_orders<T>(
    v: &mut [T],
    swaps: impl IntoIterator<Item = (usize, usize)>,
    mut visit: impl FnMut(&[T]),
) {
    visit(v);
    for (i, j) in swaps {
        v.swap(i, j);
        visit(v);
    }
}

/// All permutations of `0..n` in lexicographic order, each lent until the next is made.
#[derive(Debug, Clone)]
pub struct Lexicographic {
    order: Lent,
}

impl Lexicographic {
    /// Before the first permutation.
    pub fn new(n: usize) -> Self {
        Lexicographic { order: Lent::new(Some((0..n).collect())) }
    }

    /// The next permutation; none after the last. O(1) amortized.
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.order.lend(next_permutation)
    }
}

/// All n! permutations of the items, as references, in the lexicographic order of their places.
/// Each is a vector of its own, so this costs O(n) for each; [`visit_orders`] and
/// [`Lexicographic::lend`] copy nothing.
///
/// Equal items count as different. For each distinct order once, sort the items and call
/// [`next_permutation`].
///
/// ```
/// use combinatorial_mathematics::permutations;
///
/// let orders = permutations(&['a', 'b', 'c']).map(|order| order.into_iter().collect::<String>());
/// assert!(orders.eq(["abc", "acb", "bac", "bca", "cab", "cba"]));
/// ```
pub fn permutations<T>(items: &[T]) -> Permutations<'_, T> {
    let left = n_orders(items.len());
    Permutations { items, orders: Lexicographic::new(items.len()), left }
}

/// The iterator of [`permutations`].
///
/// ```
/// use combinatorial_mathematics::permutations;
///
/// let mut orders = permutations(&[1, 2, 3, 4]);
/// assert_eq!(orders.size_hint(), (24, Some(24)));
/// assert_eq!(orders.next(), Some(vec![&1, &2, &3, &4]));
/// ```
#[derive(Debug, Clone)]
pub struct Permutations<'a, T> {
    items: &'a [T],
    orders: Lexicographic,
    /// The number of items of the list that are left, if it is known.
    left: Option<u128>,
}

impl<'a, T> Iterator for Permutations<'a, T> {
    type Item = Vec<&'a T>;

    fn next(&mut self) -> Option<Vec<&'a T>> {
        let items = self.items;
        let order = self.orders.lend()?.iter().map(|&place| &items[place]).collect();
        self.left = self.left.map(|left| left - 1);
        Some(order)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
