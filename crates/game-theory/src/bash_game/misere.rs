//! Part of [Bachet's game](super): misère play of Bachet's game. Who takes the last object loses.
//!
//! Set the last object aside as poison: who takes the last of the others wins. So a heap is cold
//! exactly if it is one more than a multiple of `most + 1`.
//!
//! Cost: O(1), one division.
//!
//! Checked: the table, for the same heaps and rules as normal play.
//!
//! Page: `docs/en/game-theory/bash-game.md`.

use std::num::NonZeroU64;

/// Whether the player to move loses. An empty heap is won: the other player took the last object.
/// O(1).
pub fn is_cold(heap: u64, most: NonZeroU64) -> bool {
    heap.checked_sub(1).is_some_and(|others| super::is_cold(others, most))
}

/// The winning take, the only one there is; none if the heap is cold or empty. O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use game_theory::bash_game::misere::winning_take;
///
/// assert_eq!(winning_take(15, NonZeroU64::new(3).expect("not 0")), Some(2));
/// ```
pub fn winning_take(heap: u64, most: NonZeroU64) -> Option<u64> {
    heap.checked_sub(1).and_then(|others| super::winning_take(others, most))
}
