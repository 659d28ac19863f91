//! Part of [Nim](super): the textbook's Nim. Two loops over the heaps, in 64-bit integers.
//!
//! The picture on the page runs this version; [`winning_moves`](super::winning_moves) is the same
//! for every unsigned integer, and finds the moves one at a time.
//!
//! Cost: O(n) time for n heaps.
//!
//! Source: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3
//! (1901).
//!
//! Checked: against the library's version on all worked examples and on random heaps, and each step
//! against its definition.
//!
//! Page: `docs/en/game-theory/nim-game.md`.

use super::Move;

/// What the search for winning moves does, told to its watcher together with the moves found so
/// far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The next heap has joined the nim-sum, which is now `sum`.
    Sum {
        /// The xor of this heap and all heaps before it.
        sum: u64,
    },
    /// The heap would have to become `left` to make the nim-sum 0.
    Try {
        /// The heap's position.
        heap: usize,
        /// The size that it would have to have.
        left: u64,
    },
    /// That is smaller than the heap, so it is a winning move.
    Win {
        /// The heap's position.
        heap: usize,
    },
}

/// Every winning move, by ascending heap; none in a lost position. O(n).
///
/// ```
/// use game_theory::nim_game::{Move, plain::winning_moves};
///
/// assert_eq!(winning_moves(&[9, 6, 10]), [Move { heap: 1, take: 3, left: 3 }]);
/// assert_eq!(winning_moves(&[9, 3, 10]), []);
/// ```
pub fn winning_moves(heaps: &[u64]) -> Vec<Move<u64>> {
    winning_moves_watched(heaps, |_, _| {})
}

/// Like [`winning_moves`], with each [`Step`] passed to `watch`. O(n).
pub fn winning_moves_watched(
    heaps: &[u64],
    mut watch: impl FnMut(Step, &[Move<u64>]),
) -> Vec<Move<u64>> {
    let mut moves = Vec::new();
    let mut sum = 0;
    for &size in heaps {
        sum ^= size;
        watch(Step::Sum { sum }, &moves);
    }
    for (heap, &size) in heaps.iter().enumerate() {
        // With `left` objects in this heap, the nim-sum would be 0.
        let left = size ^ sum;
        watch(Step::Try { heap, left }, &moves);
        if left < size {
            moves.push(Move { heap, take: size - left, left });
            watch(Step::Win { heap }, &moves);
        }
    }
    moves
}
