//! States and their numbers: a search meets a state again and again, and must know it.
//!
//! Part of [`breadth_first_search`](crate::breadth_first_search) and
//! [`bidirectional_search`](crate::bidirectional_search).
//!
//! States are numbered 0, 1, 2, … in the order in which they are met first. What a search keeps for a state can then stand
//! in a `Vec`, and a parent is a number.
//!
//! Cost: one hash of the state an insertion; each state is kept twice.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The states met so far, each with its number.
#[derive(Debug, Clone)]
pub struct States<S> {
    states: Vec<S>,
    numbers: HashMap<S, usize, BuildHasherDefault<Mixer>>,
}

impl<S> Default for States<S> {
    fn default() -> Self {
        States { states: Vec::new(), numbers: HashMap::default() }
    }
}

impl<S: Hash + Eq + Clone> States<S> {
    /// The number of a state, and whether it is met for the first time. Expected O(1).
    pub fn insert(&mut self, state: S) -> (usize, bool) {
        match self.numbers.entry(state) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(new) => {
                let number = self.states.len();
                self.states.push(new.key().clone());
                new.insert(number);
                (number, true)
            }
        }
    }

    /// The number of a state that has been met. Expected O(1).
    pub fn number(&self, state: &S) -> Option<usize> {
        self.numbers.get(state).copied()
    }

    /// All states, each at its number.
    pub fn as_slice(&self) -> &[S] {
        &self.states
    }
}

/// A hash of one multiplication a word: several times as fast as the standard library's, which also withstands an
/// adversary who chooses the keys. Nobody chooses the states of a search, and the order of the table is never seen.
#[derive(Debug, Clone, Copy, Default)]
pub struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        // An odd number whose bits look random: the golden ratio's, 2^64 / φ.
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_usize(&mut self, word: usize) {
        self.write(&word.to_le_bytes());
    }

    fn finish(&self) -> u64 {
        // A product's high bits depend on all bits of its factors, its low bits on the low ones alone; a table uses both.
        self.0 ^ (self.0 >> 32)
    }
}
