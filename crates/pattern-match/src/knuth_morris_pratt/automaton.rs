//! Part of [Knuth-Morris-Pratt](super): the automaton, which looks up what falling
//! back would find.
//!
//! Cost: O(256 · m) time and space to build, and one look-up for each byte of a text, whatever the
//! pattern.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

use std::iter::FusedIterator;

use super::prefix_function;

/// How many different bytes there are.
const N_BYTES: usize = 256;

/// The states 0 to m: so much of the pattern ends at what was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    /// For each state the state after each byte.
    next: Vec<[u32; N_BYTES]>,
}

impl Automaton {
    /// Builds the automaton of a pattern. O(256 · m).
    ///
    /// # Panics
    /// If the pattern has 2^32 bytes or more; the table would take four terabytes.
    pub fn new(pattern: &(impl AsRef<[u8]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        let border = prefix_function(pattern);
        let mut next = Vec::with_capacity(pattern.len() + 1);
        for j in 0..=pattern.len() {
            // A mismatch goes where the border would go, whose row is done. From state 0 there is
            // no way back.
            let mut row = match j.checked_sub(1) {
                Some(last) => next[border[last]],
                None => [0; N_BYTES],
            };
            if let Some(&byte) = pattern.get(j) {
                row[usize::from(byte)] = u32::try_from(j + 1).expect("a pattern below 2^32 bytes");
            }
            next.push(row);
        }
        Automaton { next }
    }

    /// The state after one more byte; a state is below [`Automaton::n_states`].
    ///
    /// # Panics
    /// If there is no such state.
    pub fn step(&self, state: usize, byte: u8) -> usize {
        self.next[state][usize::from(byte)] as usize
    }

    /// How many states there are: m + 1. The last is that of an occurrence.
    pub fn n_states(&self) -> usize {
        self.next.len()
    }

    /// All places of the pattern, overlaps included, ascending and lazily. O(n) for all.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { automaton: self, text: text.as_ref(), n_read: 0, state: 0, has_begun: false }
    }
}

/// The iterator of [`Automaton::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    automaton: &'a Automaton,
    text: &'a [u8],
    n_read: usize,
    state: usize,
    /// Whether the empty pattern was found in front of the text.
    has_begun: bool,
}

impl Iterator for Matches<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let m = self.automaton.n_states() - 1;
        if !std::mem::replace(&mut self.has_begun, true) && m == 0 {
            return Some(0);
        }
        let mut state = self.state;
        for (i, &byte) in self.text.iter().enumerate().skip(self.n_read) {
            // Invariant: of the beginnings of the pattern, pattern[..state] is the longest that
            // ends at text[..i].
            state = self.automaton.step(state, byte);
            if state == m {
                (self.state, self.n_read) = (state, i + 1);
                return Some(i + 1 - m);
            }
        }
        self.n_read = self.text.len();
        None
    }
}

impl FusedIterator for Matches<'_> {}
