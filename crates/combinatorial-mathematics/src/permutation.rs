//! All arrangements: m of n items in a row, each order of them a different one.
//!
//! Cost: a step moves less than five items on average, whatever n and m are, and O(n · m) at worst.
//! Space: O(n).
//!
//! A listing lends one arrangement at a time, because the caller may stop after any of them. A
//! watcher sees the steps between two of them.
//!
//! Domain: any n and m; nothing is one arrangement of nothing, and there is none of more items than
//! there are.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.2; the others name theirs.
//!
//! Checked: all n and m up to 7 against all words of m different letters.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation.md`.

pub mod derangements;
pub mod rank;
mod words;

pub use words::{Words, n_words, next_word};

use crate::combination;
use crate::full_permutation::next_permutation;
use crate::lending::size;

/// What happens on the way to the next arrangement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Each item that was free has stood here. The one that stands here now is about to go to the
    /// end, so that the free ones ascend.
    Rotate {
        /// The place.
        at: usize,
    },
    /// The next free item is about to come here.
    Swap {
        /// The place.
        at: usize,
        /// The place of the item that comes.
        with: usize,
    },
}

/// The number of ways to put `m` of `n` items in a row: n · (n - 1) ⋯ (n - m + 1). `None` if it
/// leaves 128 bits, as it does for all m from 35 to n.
///
/// ```
/// use combinatorial_mathematics::permutation::n_arrangements;
///
/// assert_eq!(n_arrangements(5, 2), Some(20));
/// ```
pub fn n_arrangements(n: u128, m: u128) -> Option<u128> {
    if n < m {
        return Some(0);
    }
    (0..m).try_fold(1_u128, |arrangements, taken| arrangements.checked_mul(n - taken))
}

/// All arrangements of `m` of the places `0..n`, ascending, each lent until the next is made.
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
    /// All places: first those of the arrangement, then the free ones, ascending.
    order: Vec<usize>,
    /// For each of the m: where the item stands that comes there next, or `n`.
    next_at: Vec<usize>,
    has_begun: bool,
    is_over: bool,
}

impl KPermutations {
    /// Before the first arrangement.
    pub fn new(n: usize, m: usize) -> Self {
        let is_over = n < m;
        let m = if is_over { 0 } else { m };
        KPermutations {
            order: (0..n).collect(),
            next_at: (1..=m).collect(),
            has_begun: false,
            is_over,
        }
    }

    /// The next arrangement; none after the last. O(1) on average.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.lend_watched(|_, _| {})
    }

    /// The next arrangement, observed: each [`Step`], with all places before it.
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
            // Invariant: order[at + 1..] ascends, and holds the items that are free for place `at`:
            // the lesser of them have been there.
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

/// All arrangements of `m` of the items, as references, in the lexicographic order of their places.
/// Each is a vector of its own, so this costs O(m) an arrangement; [`KPermutations::lend`] copies
/// nothing.
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
pub fn k_permutations<T>(items: &[T], m: usize) -> Arrangements<'_, T> {
    let left = n_arrangements(items.len() as u128, m as u128);
    Arrangements { items, places: KPermutations::new(items.len(), m), left }
}

/// The iterator of [`k_permutations`].
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

/// Visits all arrangements of `m` of the places `0..n`, those of the same items one after the
/// other: first a choice, then its orders.
pub fn visit_by_choices(n: usize, m: usize, mut visit: impl FnMut(&[usize])) {
    let mut choices = combination::Lexicographic::new(n, m);
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
