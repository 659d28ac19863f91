//! Brute force: all tuples, one after another, as an odometer counts through all numbers.
//!
//! Cost: m^n tuples of n places with m values each; O(1) per tuple on average for m > 1, O(n) in
//! the worst case; O(n) space, however many tuples there are.
//!
//! Domain: any number of places and values. The tuples can be listed even if their number exceeds
//! 64 bits. Subsets: up to 63 elements.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.1, algorithms M and G.
//!
//! Checked: all lists of up to 4 sizes below 5 against nested loops; ranks.
//!
//! Page: `docs/en/search/brute-force.md`.

pub mod plain;
pub mod subsets;
pub mod words;

use std::iter;

use crate::counting_principles::mixed_radix::{MixedRadix, RankError};

/// All tuples in lexicographic order, with one digit for each place; digits count from 0. It lends
/// each tuple until the next call, so that no tuple costs an allocation.
///
/// ```
/// use search::Odometer;
///
/// // Pairs of digits below 3 whose sum is 2.
/// assert_eq!(Odometer::new(2, 3).count_if(|digits| digits.iter().sum::<u64>() == 2), 3);
/// ```
#[derive(Debug, Clone)]
pub struct Odometer {
    sizes: Vec<u64>,
    digits: Vec<u64>,
    state: State,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// The digits are the first tuple, and it has not been lent yet.
    Ready,
    /// The digits are the tuple that was lent last.
    Running,
    /// No tuple is left.
    Done,
}

impl Odometer {
    /// `n` places with the values `0..m` each: m^n tuples. For n = 0 that is one, the empty tuple.
    pub fn new(n: usize, m: u64) -> Self {
        Odometer::mixed(vec![m; n])
    }

    /// Places that have different numbers of values.
    pub fn mixed(sizes: impl Into<Vec<u64>>) -> Self {
        let sizes: Vec<u64> = sizes.into();
        let state = if sizes.contains(&0) { State::Done } else { State::Ready };
        Odometer { digits: vec![0; sizes.len()], sizes, state }
    }

    /// The odometer that begins at the tuple of this rank and continues to the last. So a listing
    /// can be cut into parts. O(n).
    ///
    /// # Errors
    /// If there are at most `rank` tuples, or more than 64 bits can count.
    pub fn starting_at(rank: u64, radix: &MixedRadix) -> Result<Self, RankError> {
        let digits = radix.unrank(rank)?;
        Ok(Odometer { sizes: radix.sizes().to_vec(), digits, state: State::Ready })
    }

    /// The next tuple; none after the last. O(n), and O(1) on average if each place has two values
    /// or more.
    pub fn next_tuple(&mut self) -> Option<&[u64]> {
        if self.turn() { Some(&self.digits) } else { None }
    }

    /// Turns to the next tuple, if there is one.
    #[inline]
    fn turn(&mut self) -> bool {
        match self.state {
            State::Ready => self.state = State::Running,
            State::Running => {
                if !advance(&mut self.digits, &self.sizes) {
                    self.state = State::Done;
                }
            }
            State::Done => {}
        }
        self.state == State::Running
    }

    /// The next tuple that passes the test, if any. The search can be continued from there.
    pub fn find(&mut self, mut passes: impl FnMut(&[u64]) -> bool) -> Option<&[u64]> {
        while self.turn() {
            if passes(&self.digits) {
                return Some(&self.digits);
            }
        }
        None
    }

    /// How many of the tuples that are left pass the test.
    pub fn count_if(mut self, mut passes: impl FnMut(&[u64]) -> bool) -> u64 {
        let mut count = 0;
        while self.turn() {
            count += u64::from(passes(&self.digits));
        }
        count
    }

    /// The best of the tuples that are left, the first of several, with its key: the largest one.
    /// For the smallest, wrap the key in [`std::cmp::Reverse`].
    pub fn max_by_key<K: Ord>(mut self, mut key: impl FnMut(&[u64]) -> K) -> Option<(K, Vec<u64>)> {
        let mut best: Option<(K, Vec<u64>)> = None;
        while self.turn() {
            // Invariant: best is the first of the best tuples so far.
            let value = key(&self.digits);
            if best.as_ref().is_none_or(|(known, _)| *known < value) {
                best = Some((value, self.digits.clone()));
            }
        }
        best
    }

    /// The tuples that are left, each as a vector of its own.
    pub fn into_tuples(mut self) -> impl Iterator<Item = Vec<u64>> {
        iter::from_fn(move || self.next_tuple().map(<[u64]>::to_vec))
    }
}

/// Advances the last place. A place at its last value returns to 0 and advances the place to its
/// left. Returns false if all places have returned to 0.
#[inline]
fn advance(digits: &mut [u64], sizes: &[u64]) -> bool {
    for (digit, size) in iter::zip(digits, sizes).rev() {
        // Invariant: all places to the right have started anew.
        *digit += 1;
        if *digit < *size {
            return true;
        }
        *digit = 0;
    }
    false
}
