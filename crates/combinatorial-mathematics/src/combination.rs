//! Combinations: all choices of m of n items whose order does not count, as ascending lists of the
//! items' places.
//!
//! Cost: a step changes (n + 1) / (n + 1 - m) places on average, which is less than 2 if m is at
//! most n / 2, and m places in the worst case. Space: the m places.
//!
//! A listing lends one combination at a time, because the caller may stop after any of them. A
//! watcher sees the steps between two of them.
//!
//! Domain: any n and m. There is one combination of no items, and none of more items than there
//! are.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.3; the others name theirs.
//!
//! Checked: all n up to 12 and all m against a filter of all masks; the counts against Pascal's
//! triangle, up to where they leave 128 bits.
//!
//! Page: `docs/en/combinatorial-mathematics/combination.md`.
//!
//! The textbook's version is in [`plain`].

mod colexicographic;
pub mod count;
pub mod masks;
pub mod modulo;
pub mod plain;
pub mod rank;
mod repetition;
mod revolving_door;

pub use colexicographic::{Colexicographic, next_colexicographic, next_colexicographic_watched};
pub use repetition::{WithRepetition, next_with_repetition};
pub use revolving_door::RevolvingDoor;

use crate::lending::{Lent, size};
use count::binomial;

/// What happens on the way to the next combination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The place at this index is about to be raised by one, and the places that depend on it are
    /// about to be set.
    Advance {
        /// The index in the list.
        at: usize,
    },
    /// No place can be raised: this was the last combination, and the first is about to come back.
    Restart,
}

/// Turns a combination, an ascending list of places below `n`, into the next one in lexicographic
/// order. From the last it goes back to the first, and returns false. O(m) in the worst case; O(1)
/// on average over all combinations of at most half of the items.
///
/// A list that does not ascend, or contains a place that is not below `n`, becomes some other list.
///
/// ```
/// use combinatorial_mathematics::next_combination;
///
/// let mut places = [0, 1, 3];
/// assert!(next_combination(&mut places, 4));
/// assert_eq!(places, [0, 2, 3]);
/// ```
pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    // In most steps, the place that can be raised is one of the last two.
    if let [.., other, last] = places {
        if *last < n.saturating_sub(1) {
            *last += 1;
            return true;
        }
        if *other < n.saturating_sub(2) {
            *other += 1;
            *last = *other + 1;
            return true;
        }
    }
    next_combination_watched(places, n, |_, _| {})
}

/// [`next_combination`], observed: its [`Step`], with the list before it.
pub fn next_combination_watched(
    places: &mut [usize],
    n: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> bool {
    let mut most = n;
    for at in (0..places.len()).rev() {
        // Invariant: the places after `at` are the last items, so none of them can be raised.
        most = most.saturating_sub(1);
        if places[at] < most {
            watch(Step::Advance { at }, places);
            places[at] += 1;
            let follower = places[at] + 1;
            ascend(&mut places[at + 1..], follower);
            return true;
        }
    }
    watch(Step::Restart, places);
    ascend(places, 0);
    false
}

/// Fills a slice with consecutive numbers.
fn ascend(places: &mut [usize], first: usize) {
    for (place, next) in places.iter_mut().zip(first..) {
        *place = next;
    }
}

/// All combinations of `m` of the places `0..n` in lexicographic order, each lent until the next is
/// made.
#[derive(Debug, Clone)]
pub struct Lexicographic {
    places: Lent,
    n: usize,
}

impl Lexicographic {
    /// Before the first combination.
    pub fn new(n: usize, m: usize) -> Self {
        Lexicographic { places: Lent::new(first(n, m)), n }
    }

    /// The next combination; none after the last. O(1) on average, if `m` is at most half of `n`.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.places.lend(|places| next_combination(places, self.n))
    }
}

/// Visits all combinations of `m` of the places `0..n` in lexicographic order. The last place runs
/// up to its end in a loop of its own, which makes this the fastest way to see all of them. O(1)
/// per combination on average, if `m` is at most half of `n`.
pub fn visit_choices(n: usize, m: usize, mut visit: impl FnMut(&[usize])) {
    let Some(mut places) = first(n, m) else { return };
    let mut has_next = true;
    while has_next {
        visit(&places);
        while let Some(last) = places.last_mut()
            && *last + 1 < n
        {
            *last += 1;
            visit(&places);
        }
        has_next = next_combination(&mut places, n);
    }
}

/// The first `m` places, if there are `m` places.
fn first(n: usize, m: usize) -> Option<Vec<usize>> {
    (m <= n).then(|| (0..m).collect())
}

/// All combinations of `m` of the items, as references, in the lexicographic order of their places.
/// Each is a vector of its own, so this takes O(m) per combination; [`Lexicographic::lend`] copies
/// nothing.
///
/// Equal items count as different.
///
/// ```
/// use combinatorial_mathematics::combinations;
///
/// let items = ['a', 'b', 'c'];
/// let mut choices = combinations(&items, 2);
/// let mut pairs = vec![];
/// while let Some(choice) = choices.next() {
///     pairs.push(choice.iter().copied().collect::<String>());
/// }
/// assert_eq!(pairs, ["ab", "ac", "bc"]);
/// ```
pub fn combinations<T>(items: &[T], m: usize) -> Combinations<'_, T> {
    let left = binomial(items.len() as u128, m as u128);
    Combinations { items, choices: Lexicographic::new(items.len(), m), left }
}

/// The iterator of [`combinations`].
///
/// ```
/// use combinatorial_mathematics::combinations;
///
/// let mut choices = combinations(&[1, 2, 3, 4], 2);
/// assert_eq!(choices.size_hint(), (6, Some(6)));
/// assert_eq!(choices.next(), Some(vec![&1, &2]));
/// ```
#[derive(Debug, Clone)]
pub struct Combinations<'a, T> {
    items: &'a [T],
    choices: Lexicographic,
    /// The number of items of the list that are left, if it is known.
    left: Option<u128>,
}

impl<'a, T> Iterator for Combinations<'a, T> {
    type Item = Vec<&'a T>;

    fn next(&mut self) -> Option<Vec<&'a T>> {
        let items = self.items;
        let choice = self.choices.lend()?.iter().map(|&place| &items[place]).collect();
        self.left = self.left.map(|left| left - 1);
        Some(choice)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
