//! Part of [combination](super): all combinations, where each step takes one item out and puts one
//! in.
//!
//! Cost: O(m) for a step in the worst case.
//!
//! Domain: any n and m.
//!
//! Source: W. H. Payne, F. M. Ives, "Combination generators", ACM Transactions on Mathematical
//! Software 5 (1979); algorithm R of D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.3.
//!
//! Checked: all n up to 12 and all m, where each step exchanges one item, and each combination
//! occurs once; the list of the definition for all n up to 10.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/revolving-door.md`.

use super::count::binomial;
use crate::lending::size;

/// The steps that lead from the first `m` of `n` places through all other combinations. Each is two
/// places: the one that goes out, and the one that comes in.
///
/// ```
/// use combinatorial_mathematics::combination::RevolvingDoor;
///
/// let steps = RevolvingDoor::new(4, 2).expect("4 is at least 2");
/// assert_eq!(steps.collect::<Vec<_>>(), [(0, 2), (1, 0), (0, 3), (2, 1), (1, 0)]);
/// ```
#[derive(Debug, Clone)]
pub struct RevolvingDoor {
    /// The combination, ascending, and `n` after it.
    places: Vec<usize>,
    left: Option<u128>,
}

impl RevolvingDoor {
    /// Before the first step; none, if there are less than `m` places.
    pub fn new(n: usize, m: usize) -> Option<Self> {
        let left = binomial(n as u128, m as u128).map(|n_choices| n_choices.saturating_sub(1));
        (m <= n).then(|| RevolvingDoor { places: (0..m).chain([n]).collect(), left })
    }

    /// The current combination, ascending.
    pub fn places(&self) -> &[usize] {
        &self.places[..self.places.len() - 1]
    }
}

impl Iterator for RevolvingDoor {
    type Item = (usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(usize, usize)> {
        let places = &mut self.places;
        let m = places.len() - 1;
        let step = (0..m).find_map(|at| {
            // Invariant: no place before `at` can move. If this one goes up, they are the lowest
            // places. If it comes down, the place before it is one lower, and those before that
            // are the lowest.
            let place = places[at];
            let comes_down = (m - at).is_multiple_of(2);
            let can_move = if comes_down { at < place } else { place + 1 < places[at + 1] };
            can_move.then(|| match (comes_down, at.checked_sub(1)) {
                (true, None) => {
                    places[at] = place - 1;
                    (place, place - 1)
                }
                (false, None) => {
                    places[at] = place + 1;
                    (place, place + 1)
                }
                (true, Some(before)) => {
                    places[at] = places[before];
                    // The lowest free place, because the places before it are the lowest.
                    places[before] = before;
                    (place, before)
                }
                (false, Some(before)) => {
                    places[before] = place;
                    places[at] = place + 1;
                    (before, place + 1)
                }
            })
        })?;
        self.left = self.left.map(|left| left - 1);
        Some(step)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}
