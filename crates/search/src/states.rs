//! Part of [the searches](crate): states and their numbers. A search comes to the same state again
//! and again, and must recognize it.
//!
//! States are numbered 0, 1, 2, … in the order in which they are first seen. So the data of a
//! search can be in a `Vec`, and a parent is a number.
//!
//! Cost: expected O(1) an insertion. Each state is kept once, with 8 to 32 bytes of table.
//!
//! Page: `docs/en/search/README.md`.

use std::hash::{Hash, Hasher};

/// The states met so far, each with its number.
#[derive(Debug, Clone)]
pub struct States<S> {
    states: Vec<S>,
    /// A hash table, at most half full: the number of a state is in the slot that its hash
    /// gives, or, if that slot was taken, in the first slot after it that was not.
    slots: Vec<u32>,
}

const EMPTY: u32 = u32::MAX;

impl<S> Default for States<S> {
    fn default() -> Self {
        States { states: Vec::new(), slots: vec![EMPTY; 16] }
    }
}

impl<S: Hash + Eq> States<S> {
    /// The number of a state, and whether it is met for the first time. Expected O(1).
    ///
    /// # Panics
    /// If there are 2^32 - 1 states already.
    pub fn insert(&mut self, state: S) -> (usize, bool) {
        let (slot, number) = self.slot(&state);
        if number != EMPTY {
            return (number as usize, false);
        }
        let number = self.states.len();
        self.slots[slot] =
            u32::try_from(number).ok().filter(|n| *n != EMPTY).expect("too many states");
        self.states.push(state);
        if self.slots.len() < 2 * self.states.len() {
            self.grow();
        }
        (number, true)
    }

    /// The number of a state that has been met. Expected O(1).
    pub fn number(&self, state: &S) -> Option<usize> {
        let (_, number) = self.slot(state);
        (number != EMPTY).then_some(number as usize)
    }

    /// All states, each at its number.
    pub fn as_slice(&self) -> &[S] {
        &self.states
    }

    /// The slot of a state's number, or the empty one where it would be put; and its content.
    fn slot(&self, state: &S) -> (usize, u32) {
        let mut mixer = Mixer::default();
        state.hash(&mut mixer);
        // The length is a power of two, so the mask keeps the low bits.
        let mask = self.slots.len() - 1;
        #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
        let mut slot = mixer.finish() as usize & mask;
        loop {
            let number = self.slots[slot];
            if number == EMPTY || self.states[number as usize] == *state {
                return (slot, number);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// Puts all numbers into a table of four times the length: seldom, so that few are put twice.
    fn grow(&mut self) {
        self.slots = vec![EMPTY; 4 * self.slots.len()];
        for (state, number) in self.states.iter().zip(0..) {
            let (slot, _) = self.slot(state);
            self.slots[slot] = number;
        }
    }
}

/// A hash of one multiplication a word: several times as fast as the standard library's, which also
/// withstands an adversary who chooses the keys. Nobody chooses the states of a search, and the
/// order of the table is never seen.
#[derive(Debug, Clone, Copy, Default)]
struct Mixer(u64);

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
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        // The high half of a product depends on more of its factors than the low half; a table uses
        // the low bits.
        self.0.rotate_left(32)
    }
}
