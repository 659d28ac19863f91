//! Part of A* search: how a state gets its number.
//!
//! The standard library's hash withstands an adversary who chooses the keys, and takes several times as long as the
//! multiplication here. Nobody chooses states to do us harm; were it so, the answer would stay right and only come later.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher};

/// Numbers states in the order in which they are first seen.
pub trait Numbers<S> {
    /// The number of a state. If it has none yet, it gets `next`.
    fn number(&mut self, state: &S, next: usize) -> usize;
}

/// A hash table, for all states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hashed<S: Eq + Hash>(HashMap<S, usize, Multiply>);

impl<S: Eq + Hash> Default for Hashed<S> {
    fn default() -> Self {
        Hashed(HashMap::default())
    }
}

impl<S: Clone + Eq + Hash> Numbers<S> for Hashed<S> {
    fn number(&mut self, state: &S, next: usize) -> usize {
        *self.0.entry(state.clone()).or_insert(next)
    }
}

/// An array, for states that each have a place of their own below some bound.
#[derive(Debug, Clone)]
pub struct Placed<P> {
    place: P,
    /// One more than the number; 0 if there is none.
    numbers: Vec<usize>,
}

impl<P> Placed<P> {
    /// `place` must give different states different places, all below `n_places`.
    pub fn new(n_places: usize, place: P) -> Self {
        Placed { place, numbers: vec![0; n_places] }
    }
}

impl<S, P: Fn(&S) -> usize> Numbers<S> for Placed<P> {
    fn number(&mut self, state: &S, next: usize) -> usize {
        let number = &mut self.numbers[(self.place)(state)];
        if *number == 0 {
            *number = next + 1;
        }
        *number - 1
    }
}

/// Hashes by multiplication.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Multiply;

/// The hash so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Multiplier(u64);

impl BuildHasher for Multiply {
    type Hasher = Multiplier;

    fn build_hasher(&self) -> Multiplier {
        Multiplier::default()
    }
}

impl Multiplier {
    fn take(&mut self, word: u64) {
        // An odd number without a pattern: 2^64 over the golden ratio.
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        self.0 = (self.0.rotate_left(26) ^ word).wrapping_mul(FACTOR);
    }
}

impl Hasher for Multiplier {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.take(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, i: u8) {
        self.take(u64::from(i));
    }

    fn write_u32(&mut self, i: u32) {
        self.take(u64::from(i));
    }

    fn write_u64(&mut self, i: u64) {
        self.take(i);
    }

    fn write_usize(&mut self, i: usize) {
        // No machine that Rust knows has more than 64 bits.
        self.take(i as u64);
    }

    fn finish(&self) -> u64 {
        // A product's high bits are its good ones, and a table looks at the low ones first.
        self.0.rotate_left(26)
    }
}
