//! Part of [Wythoff's game](super): misère play of Wythoff's game. Who takes the last object loses.
//!
//! Only the start differs from normal play: the cold positions (0, 1) and (2, 2) stand for (0, 0)
//! and (1, 2).
//!
//! Cost: O(1).
//!
//! Checked: by definition, for all heaps to 150.
//!
//! Page: `docs/en/game-theory/wythoff-game.md`.

use super::{Move, moves_to_cold, stalling_move};

/// Whether the player to move loses. Without any object that player has won already. O(1).
///
/// ```
/// use game_theory::wythoff_game::misere::is_cold;
///
/// assert!(is_cold(0, 1) && is_cold(2, 2));
/// ```
pub fn is_cold(a: u64, b: u64) -> bool {
    match (a.min(b), a.max(b)) {
        (0, 0) | (1, 2) => false,
        (0, 1) | (2, 2) => true,
        (a, b) => super::is_cold(a, b),
    }
}

/// Every winning move, at most one of each kind: from the first heap, from the second, from both.
/// O(1).
pub fn winning_moves(a: u64, b: u64) -> impl Iterator<Item = Move> {
    moves_to_cold(a, b, partner, cold_pair)
}

/// A perfect player's move: the first winning one, else one object from the larger heap.
/// None only if no object is left. O(1).
pub fn perfect_move(a: u64, b: u64) -> Option<Move> {
    winning_moves(a, b).next().or_else(|| stalling_move(a, b))
}

/// The heap that makes a cold position with a heap of `n`.
fn partner(n: u64) -> Option<u64> {
    match n {
        0 => Some(1),
        1 => Some(0),
        2 => Some(2),
        _ => super::partner(n),
    }
}

/// The cold position whose heaps differ by `k`, its smaller heap first.
fn cold_pair(k: u64) -> Option<(u64, u64)> {
    match k {
        0 => Some((2, 2)),
        1 => Some((0, 1)),
        _ => super::cold_pair(k),
    }
}
