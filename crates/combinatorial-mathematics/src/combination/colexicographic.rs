//! Part of [combination](super): all combinations in colexicographic order, in which the greatest
//! items are compared first.
//!
//! Cost: O(m) for a step in the worst case; fewer than 2 places on average, if m is at most n / 2.
//!
//! Domain: any n and m.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.3.
//!
//! Checked: all n up to 12 and all m, against the order of the masks and the ranks.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/colexicographic.md`.

use super::{Step, ascend, first};
use crate::lending::Lent;

/// Turns a combination, an ascending list of places below `n`, into the next one in colexicographic
/// order. From the last it goes back to the first, and returns false. O(m) in the worst case.
///
/// ```
/// use combinatorial_mathematics::combination::next_colexicographic;
///
/// let mut places = [1, 2, 4];
/// assert!(next_colexicographic(&mut places, 5));
/// assert_eq!(places, [0, 3, 4]);
/// ```
pub fn next_colexicographic(places: &mut [usize], n: usize) -> bool {
    next_colexicographic_watched(places, n, |_, _| {})
}

/// [`next_colexicographic`], observed: its [`Step`], with the list before it.
pub fn next_colexicographic_watched(
    places: &mut [usize],
    n: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> bool {
    for at in 0..places.len() {
        // Invariant: places[..=at] are consecutive, so no place before `at` can be raised.
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

/// All combinations of `m` of the places `0..n` in colexicographic order, each lent until the next
/// is made. A larger `n` only makes this list longer.
#[derive(Debug, Clone)]
pub struct Colexicographic {
    places: Lent,
    n: usize,
}

impl Colexicographic {
    /// Before the first combination.
    pub fn new(n: usize, m: usize) -> Self {
        Colexicographic { places: Lent::new(first(n, m)), n }
    }

    /// The next combination; none after the last. O(1) on average, if `m` is at most half of `n`.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.places.lend(|places| next_colexicographic(places, self.n))
    }
}
