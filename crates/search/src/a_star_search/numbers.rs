//! Part of A* search: how a state is found again.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash};

use crate::states::Mixer;

/// Numbers states in the order in which they are first seen.
pub trait Numbers<S> {
    /// The number of a state. If it has none yet, it gets `next`.
    fn number(&mut self, state: &S, next: usize) -> usize;
}

/// A hash table, for all states.
#[derive(Debug, Clone)]
pub struct Hashed<S: Eq + Hash>(HashMap<S, usize, BuildHasherDefault<Mixer>>);

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
