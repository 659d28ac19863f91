//! Part of [the Sprague–Grundy function](super): grundy values by their definition, and the winning
//! moves of a sum, for heaps from which certain amounts may be taken.
//!
//! The picture on the page runs this version. [`SubtractionSet`](super::SubtractionSet) needs less
//! time and no list for each heap, and [`Game`](super::Game) is for any game.
//!
//! Cost: O(heap · amounts²) time for the values, O(heaps · amounts) for the moves.
//!
//! Source: R. P. Sprague (1935), P. M. Grundy (1939); see [the section](super).
//!
//! Checked: against [`SubtractionSet`](super::SubtractionSet) for all sets of amounts up to 6.
//!
//! Page: `docs/en/game-theory/sprague-grundy.md`.

/// What the two functions do, told to their watchers together with what they have found so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The heap has its value.
    Value {
        /// The number of objects in the heap.
        heap: usize,
    },
    /// The values of all heaps have been combined.
    Sum {
        /// Their xor.
        sum: usize,
    },
    /// The value of the heap would have to become `wanted` to make the xor 0.
    Try {
        /// The heap's position.
        heap: usize,
        /// The value that it would have to have.
        wanted: usize,
    },
    /// A take leads to that value, so it wins.
    Win {
        /// The heap's position.
        heap: usize,
        /// What is taken.
        take: usize,
    },
}

/// The Grundy value of each heap of 0 to `last` objects, if a move takes one of `amounts`, none of
/// which is 0.
///
/// ```
/// use game_theory::sprague_grundy::plain::grundy_values;
///
/// assert_eq!(grundy_values(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
///
/// # Panics
/// If an amount is 0.
pub fn grundy_values(amounts: &[usize], last: usize) -> Vec<usize> {
    grundy_values_watched(amounts, last, |_, _| {})
}

/// Like [`grundy_values`], with each [`Step::Value`] passed to `watch`.
///
/// # Panics
/// If an amount is 0.
pub fn grundy_values_watched(
    amounts: &[usize],
    last: usize,
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let mut values = Vec::new();
    for heap in 0..=last {
        let takes = amounts.iter().filter(|&&take| take <= heap);
        let reached: Vec<usize> = takes.map(|take| values[heap - take]).collect();
        let mut mex = 0;
        while reached.contains(&mex) {
            mex += 1;
        }
        values.push(mex);
        watch(Step::Value { heap }, &values);
    }
    values
}

/// Every winning move as (heap, take), by ascending heap and then in the order of `amounts`.
/// `values` are those of [`grundy_values`] for the largest heap or a larger one.
///
/// ```
/// use game_theory::sprague_grundy::plain::{grundy_values, winning_moves};
///
/// let values = grundy_values(&[1, 3, 4], 8);
/// assert_eq!(winning_moves(&[1, 3, 4], &[8, 6], &values), [(0, 4), (1, 3)]);
/// ```
///
/// # Panics
/// If `values` is too short for a heap.
pub fn winning_moves(amounts: &[usize], heaps: &[usize], values: &[usize]) -> Vec<(usize, usize)> {
    winning_moves_watched(amounts, heaps, values, |_, _| {})
}

/// Like [`winning_moves`], with [`Step::Sum`], each [`Step::Try`] and each [`Step::Win`]
/// passed to `watch`.
///
/// # Panics
/// If `values` is too short for a heap.
pub fn winning_moves_watched(
    amounts: &[usize],
    heaps: &[usize],
    values: &[usize],
    mut watch: impl FnMut(Step, &[(usize, usize)]),
) -> Vec<(usize, usize)> {
    let mut moves = Vec::new();
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    watch(Step::Sum { sum }, &moves);
    for (i, &heap) in heaps.iter().enumerate() {
        // With this value in place of its own, the xor would be 0.
        let wanted = values[heap] ^ sum;
        watch(Step::Try { heap: i, wanted }, &moves);
        for &take in amounts {
            if take <= heap && values[heap - take] == wanted {
                moves.push((i, take));
                watch(Step::Win { heap: i, take }, &moves);
            }
        }
    }
    moves
}
