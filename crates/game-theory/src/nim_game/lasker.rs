//! Part of [Nim](super): Lasker's Nim. A move takes any positive number from one heap, or splits
//! one heap into two that are not empty.
//!
//! A heap no longer counts for its size but for a nimber close to it, and the nimbers play Nim.
//!
//! Cost: O(1) a heap.
//!
//! Source: E. Lasker, Brettspiele der Völker (1931); Winning Ways, chapter 4.
//!
//! Checked: the definition by mex, for heaps of up to 200.
//!
//! Page: `docs/en/game-theory/nim-game.md`.

/// What a heap counts for. It may exceed a `u64` by one, so it is wider. O(1).
pub fn nimber(size: u64) -> u128 {
    let size = u128::from(size);
    match size % 4 {
        3 => size + 1,
        0 => size.saturating_sub(1),
        _ => size,
    }
}

/// Whether the player to move loses; who moves last wins. O(n).
pub fn is_cold(heaps: &[u64]) -> bool {
    super::nim_sum(heaps.iter().map(|&size| nimber(size))) == 0
}
