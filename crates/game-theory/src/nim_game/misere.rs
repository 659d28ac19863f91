//! Part of [Nim](super): misère Nim. Who takes the last object loses.
//!
//! As long as a heap of two or more stays, play as in Nim; the move that leaves only heaps of one
//! must leave an odd number of them.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: any heaps, as in [Nim](super); without any object, the position is won.
//!
//! Source: Bouton (1901), section 4.
//!
//! Checked: exhaustive search over the same positions as Nim.
//!
//! Page: `docs/en/game-theory/nim-game/misere.md`.

use super::{Heap, Move, nim_sum, stalling_move};

/// The number of heaps of two or more, and of heaps of one.
fn large_and_ones<T: Heap>(heaps: &[T]) -> (usize, usize) {
    let one = T::from(true);
    let large = heaps.iter().filter(|&&size| one < size).count();
    (large, heaps.iter().filter(|&&size| size == one).count())
}

/// Whether the player to move loses. Without any object that player has won already. O(n).
///
/// ```
/// use game_theory::nim_game::misere::is_cold;
///
/// assert!(is_cold(&[1_u64, 1, 1]), "but with a larger heap it is as in Nim");
/// assert!(is_cold(&[2_u64, 2]));
/// ```
pub fn is_cold<T: Heap>(heaps: &[T]) -> bool {
    match large_and_ones(heaps) {
        (0, n_ones) => n_ones % 2 == 1,
        _ => super::is_cold(heaps),
    }
}

/// Every winning move, by ascending heap. O(n) for all, O(1) space.
pub fn winning_moves<T: Heap>(heaps: &[T]) -> impl Iterator<Item = Move<T>> {
    let sum = nim_sum(heaps.iter().copied());
    let (n_large, n_ones) = large_and_ones(heaps);
    heaps.iter().enumerate().filter_map(move |(heap, &size)| {
        let is_large = T::from(true) < size;
        let left = match n_large {
            // Only heaps of one: every move takes one of them away, and an odd number must stay.
            0 => T::from(n_ones % 2 == 1),
            // The last large heap goes, or becomes the heap of one that makes their number odd.
            1 if is_large => T::from(n_ones % 2 == 0),
            1 => size,
            _ => size ^ sum,
        };
        (left < size).then(|| Move { heap, take: size - left, left })
    })
}

/// A perfect player's move: the first winning one, else one object from the largest heap.
/// None only if no object is left. O(n).
pub fn perfect_move<T: Heap>(heaps: &[T]) -> Option<Move<T>> {
    winning_moves(heaps).next().or_else(|| stalling_move(heaps))
}
