//! Part of [A* search](super): numbers for states.
//!
//! Page: `docs/en/search/a-star-search.md`.

use std::hash::Hash;

use crate::states::States;

/// Numbers states in the order in which they are first seen.
pub trait Numbers<S> {
    /// The number of a state. If it has none yet, it gets `next`.
    fn number(&mut self, state: &S, next: usize) -> usize;
}

/// A hash table, for any states.
impl<S: Clone + Eq + Hash> Numbers<S> for States<S> {
    fn number(&mut self, state: &S, next: usize) -> usize {
        let (number, is_new) = self.insert(state.clone());
        debug_assert!(!is_new || number == next);
        number
    }
}

/// An array, for states that can be numbered below some bound.
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
