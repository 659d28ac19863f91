//! Part of [Knuth-Morris-Pratt](super): the automaton, a table of where the loop of fallbacks would
//! end.
//!
//! Cost: O(256 · m) time and space to build; then one lookup per byte of a text, whatever the
//! pattern.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt/automaton.md`.

use std::iter::FusedIterator;

use super::prefix_function;

/// The number of distinct bytes.
const N_BYTES: usize = 256;

/// A deterministic finite automaton. In state j, the longest prefix of the pattern with which the
/// text so far ends is `pattern[..j]`.
///
/// ```
/// use pattern_match::knuth_morris_pratt::automaton::Automaton;
///
/// let automaton = Automaton::new("abaaba");
/// assert_eq!(automaton.step(3, b'a'), 4);
/// // abab ends with ab.
/// assert_eq!(automaton.step(3, b'b'), 2);
/// assert_eq!(automaton.find_all("ababaabaabaabc").collect::<Vec<_>>(), [2, 5]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    /// For each state, the next state for each byte.
    next: Vec<[u32; N_BYTES]>,
}

impl Automaton {
    /// Builds the automaton of a pattern. O(256 · m).
    ///
    /// # Panics
    /// If the pattern has 2^32 bytes or more, for which the table would take four terabytes.
    pub fn new(pattern: &(impl AsRef<[u8]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        let border = prefix_function(pattern);
        let mut next = Vec::with_capacity(pattern.len() + 1);
        for j in 0..=pattern.len() {
            // After a mismatch, the next state is the one that the border would reach, and its row
            // is complete. From state 0, a mismatch leads to state 0.
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

    /// Returns the state after one more byte. States are less than [`Automaton::n_states`].
    ///
    /// # Panics
    /// If `state` is not a state.
    pub fn step(&self, state: usize, byte: u8) -> usize {
        self.next[state][usize::from(byte)] as usize
    }

    /// Returns the number of states, m + 1. An occurrence ends in the last one.
    pub fn n_states(&self) -> usize {
        self.next.len()
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order. O(n) in total.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        Matches { automaton: self, text: text.as_ref(), n_read: 0, state: 0, has_begun: false }
    }
}

/// An iterator over occurrences, returned by [`Automaton::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    automaton: &'a Automaton,
    text: &'a [u8],
    n_read: usize,
    state: usize,
    /// Whether the check for an empty pattern before the first byte has been done.
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
            // Invariant: pattern[..state] is the longest prefix of the pattern with which text[..i]
            // ends.
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
