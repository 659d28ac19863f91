//! Part of [combination](super): all choices, ordered by their greatest items first.
//!
//! Page: `docs/en/combinatorial-mathematics/combination.md`.

use super::{Step, ascend, first};
use crate::lending::Lent;

/// Turns a choice, an ascending list of places below `n`, into the next by their greatest items.
/// From the last choice it goes back to the first, and says false. O(m).
pub fn next_colexicographic(places: &mut [usize], n: usize) -> bool {
    next_colexicographic_watched(places, n, |_, _| {})
}

/// The next choice by the greatest items, observed: its [`Step`], with the list before it.
pub fn next_colexicographic_watched(
    places: &mut [usize],
    n: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> bool {
    for at in 0..places.len() {
        // Invariant: places[..=at] are neighbors, so none before `at` can be raised.
        let next_taken = places.get(at + 1).copied().unwrap_or(n);
        if places[at].saturating_add(1) < next_taken {
            watch(Step::Advance { at }, places);
            places[at] += 1;
            ascend(&mut places[..at], 0);
            return true;
        }
    }
    watch(Step::Restart, places);
    ascend(places, 0);
    false
}

/// All choices of `m` of the places `0..n`, by their greatest items, each lent until the next is
/// made. More places do not change this list, they only make it longer.
#[derive(Debug, Clone)]
pub struct Colexicographic {
    places: Lent,
    n: usize,
}

impl Colexicographic {
    /// Before the first choice.
    pub fn new(n: usize, m: usize) -> Self {
        Colexicographic { places: Lent::new(first(n, m)), n }
    }

    /// The next choice; none after the last. O(1) on average, if `m` is at most half of `n`.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.places.lend(|places| next_colexicographic(places, self.n))
    }
}
