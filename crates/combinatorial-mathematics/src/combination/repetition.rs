//! Part of [combination](super): combinations that may contain an item more than once.
//!
//! Cost: O(m) for a step in the worst case.
//!
//! Domain: any n and m.
//!
//! Source: D. E. Knuth, *The Art of Computer Programming* 4A, 7.2.1.3.
//!
//! Checked: all n and m up to 6, against the combinations of n + m - 1 items.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/multisets.md`.

use crate::lending::Lent;

/// Turns a list of places below `n` that never descends into the next one in lexicographic order.
/// From the last it goes back to the first, and returns false. O(m).
///
/// ```
/// use combinatorial_mathematics::combination::next_with_repetition;
///
/// let mut places = [0, 2];
/// assert!(next_with_repetition(&mut places, 3));
/// assert_eq!(places, [1, 1]);
/// ```
pub fn next_with_repetition(places: &mut [usize], n: usize) -> bool {
    let last = n.saturating_sub(1);
    let Some(at) = places.iter().rposition(|&place| place < last) else {
        places.fill(0);
        return false;
    };
    // All places after `at` are the last one, so they cannot be raised.
    let raised = places[at] + 1;
    places[at..].fill(raised);
    true
}

/// All combinations of `m` of the places `0..n` with repetition: lists that never descend, in
/// lexicographic order, each lent until the next is made. There are (n + m - 1 over m) of them.
#[derive(Debug, Clone)]
pub struct WithRepetition {
    places: Lent,
    n: usize,
}

impl WithRepetition {
    /// Before the first list.
    pub fn new(n: usize, m: usize) -> Self {
        let is_possible = 0 < n || m == 0;
        WithRepetition { places: Lent::new(is_possible.then(|| vec![0; m])), n }
    }

    /// The next list; none after the last.
    #[inline]
    pub fn lend(&mut self) -> Option<&[usize]> {
        self.places.lend(|places| next_with_repetition(places, self.n))
    }
}
