//! Part of [Wythoff's game](super): the cold pairs of Wythoff's game by the smallest unused number.
//!
//! The picture on the page runs this version; [`cold_pair`](super::cold_pair) finds any one of the
//! pairs by the golden ratio.
//!
//! Cost: O(n) time and space for n pairs.
//!
//! Source: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7
//! (1907).
//!
//! Checked: against the formula for the first 1000 pairs.
//!
//! Page: `docs/en/game-theory/wythoff-game.md`.

/// What the listing of pairs does, told to its watcher together with the pairs so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A number is used already, so the next larger one is tried.
    Skip {
        /// The number that is used.
        number: usize,
    },
    /// The smallest unused number and its partner are the next pair.
    Pair {
        /// The index of the pair, which is also the difference of its numbers.
        k: usize,
    },
}

/// The first `n_pairs` cold pairs, the smaller heap first. O(n).
///
/// ```
/// use game_theory::wythoff_game::plain::cold_pairs;
///
/// assert_eq!(cold_pairs(4), [(0, 0), (1, 2), (3, 5), (4, 7)]);
/// ```
pub fn cold_pairs(n_pairs: usize) -> Vec<(usize, usize)> {
    cold_pairs_watched(n_pairs, |_, _| {})
}

/// Like [`cold_pairs`], with each [`Step`] passed to `watch`.
pub fn cold_pairs_watched(
    n_pairs: usize,
    mut watch: impl FnMut(Step, &[(usize, usize)]),
) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    // No number of the first n pairs reaches 3 n.
    let mut is_used = vec![false; 3 * n_pairs];
    let mut smaller = 0;
    for k in 0..n_pairs {
        // Invariant: all numbers below `smaller` are used.
        while is_used[smaller] {
            watch(Step::Skip { number: smaller }, &pairs);
            smaller += 1;
        }
        let larger = smaller + k;
        is_used[smaller] = true;
        is_used[larger] = true;
        pairs.push((smaller, larger));
        watch(Step::Pair { k }, &pairs);
    }
    pairs
}
