//! All k-permutations: k of n items in a row, where the order counts.
//!
//! Cost: a step moves less than five items, amortized over the whole list, whatever n and k are;
//! O(n · k) in the worst case. Space: O(n).
//!
//! A listing lends one k-permutation at a time, because the caller may stop after any of them. A
//! watcher sees the steps between two of them.
//!
//! Domain: any n and k; for k = 0 there is one row, the empty one, and for k > n there is none.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.2; the others name theirs.
//!
//! Checked: all n and k up to 7 against all words of k different letters.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation.md`.

pub mod derangements;
pub mod plain;
pub mod rank;
mod words;

pub use words::{Words, n_words, next_word};

use crate::combination;
use crate::full_permutation::next_permutation;
use crate::lending::size;

/// What happens on the way to the next k-permutation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Each item that was free has been in this place. The one that is there now is about to move
    /// to the end, so that the items from this place on are in their original order again.
    Rotate {
        /// The place.
        at: usize,
    },
    /// The next free item is about to come to this place.
    Swap {
        /// The place.
        at: usize,
        /// The place of the item that comes.
        with: usize,
    },
}

/// The number of k-permutations of `n` items: n · (n - 1) ⋯ (n - k + 1). `None` if it does not fit
/// into 128 bits, as for all k from 35 to n.
///
/// ```
/// use combinatorial_mathematics::permutation::n_arrangements;
///
/// assert_eq!(n_arrangements(5, 2), Some(20));
/// ```
pub fn n_arrangements(n: u128, k: u128) -> Option<u128> {
    if n < k {
        return Some(0);
    }
    (0..k).try_fold(1_u128, |arrangements, taken| arrangements.checked_mul(n - taken))
}

/// All k-permutations of `0..n` in lexicographic order, each lent until the next is made.
///
/// ```
/// use combinatorial_mathematics::KPermutations;
///
/// let mut places = KPermutations::new(3, 2);
/// assert_eq!(places.lend(), Some(&[0, 1][..]));
/// assert_eq!(places.lend(), Some(&[0, 2][..]));
/// ```
#[derive(Debug, Clone)]
pub struct KPermutations {
    /// All of `0..n`: first the k-permutation, then the free ones, ascending.
    order: Vec<usize>,
    /// For each of the k places: where the item is that comes there next, or `n`.
    next_at: Vec<usize>,
    has_begun: bool,
    is_over: bool,
}

impl KPermutations {
    /// Before the first k-permutation.
    pub fn new(n: usize, k: usize) -> Self {
        let is_over = n < k;
        let k = if is_over { 0 } else { k };
        KPermutations {
            order: (0..n).collect(),
            next_at: (1..=k).collect(),
            has_begun: false,
            is_over,
        }
    }

    /// The next k-permutation; none after the last. O(1) amortized.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.lend_watched(|_, _| {})
    }

    /// [`KPermutations::lend`], observed: each [`Step`] with all of `0..n` before it.
    #[inline]
    pub fn lend_watched(&mut self, watch: impl FnMut(Step, &[usize])) -> Option<&[usize]> {
        if self.has_begun && !self.is_over {
            self.is_over = !self.advance(watch);
        }
        self.has_begun = true;
        (!self.is_over).then(|| &self.order[..self.next_at.len()])
    }

    #[inline]
    fn advance(&mut self, mut watch: impl FnMut(Step, &[usize])) -> bool {
        for at in (0..self.next_at.len()).rev() {
            // Invariant: order[at + 1..] ascends.
            let with = self.next_at[at];
            if with < self.order.len() {
                watch(Step::Swap { at, with }, &self.order);
                self.order.swap(at, with);
                self.next_at[at] = with + 1;
                return true;
            }
            watch(Step::Rotate { at }, &self.order);
            self.order[at..].rotate_left(1);
            self.next_at[at] = at + 1;
        }
        false
    }
}

/// All k-permutations of the items, as references, in the lexicographic order of their places. Each
/// is a vector of its own, so this costs O(k) for each; [`KPermutations::lend`] copies nothing.
///
/// Equal items count as different.
///
/// ```
/// use combinatorial_mathematics::k_permutations;
///
/// let items = ['a', 'b', 'c'];
/// let mut arrangements = k_permutations(&items, 2);
/// let mut n = 0;
/// while arrangements.next().is_some() {
///     n += 1;
/// }
/// assert_eq!(n, 6);
/// ```
pub fn k_permutations<T>(items: &[T], k: usize) -> Arrangements<'_, T> {
    let left = n_arrangements(items.len() as u128, k as u128);
    Arrangements { items, places: KPermutations::new(items.len(), k), left }
}

/// The iterator of [`k_permutations`].
///
/// ```
/// use combinatorial_mathematics::k_permutations;
///
/// let mut arrangements = k_permutations(&[1, 2, 3, 4], 2);
/// assert_eq!(arrangements.size_hint(), (12, Some(12)));
/// assert_eq!(arrangements.next(), Some(vec![&1, &2]));
/// ```
#[derive(Debug, Clone)]
pub struct Arrangements<'a, T> {
    items: &'a [T],
    places: KPermutations,
    /// The number of items of the list that are left, if it is known.
    left: Option<u128>,
}

impl<'a, T> Iterator for Arrangements<'a, T> {
    type Item = Vec<&'a T>;

    fn next(&mut self) -> Option<Vec<&'a T>> {
        let items = self.items;
        let arrangement = self.places.lend()?.iter().map(|&place| &items[place]).collect();
        self.left = self.left.map(|left| left - 1);
        Some(arrangement)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}

/// Visits all k-permutations of `0..n`, those of the same items one after the other: first a
/// combination, then its permutations.
pub fn visit_by_choices(n: usize, k: usize, mut visit: impl FnMut(&[usize])) {
    let mut choices = combination::Lexicographic::new(n, k);
    let mut order = Vec::new();
    while let Some(choice) = choices.lend() {
        order.clear();
        order.extend_from_slice(choice);
        let mut has_next = true;
        while has_next {
            visit(&order);
            has_next = next_permutation(&mut order);
        }
    }
}
