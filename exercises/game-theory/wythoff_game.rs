//! Decide Wythoff's game: there are two heaps, and a move takes any number of objects from one of
//! them, or the same number from both. Whoever takes the last object wins. `is_cold(a, b)` says
//! whether the player to move loses.
//!
//! The cold positions are (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), and so on, in either order. The
//! one with the difference k has ⌊kφ⌋ as its smaller heap, where φ = (1 + √5) / 2 is the golden
//! ratio.
//!
//! The answer must be right for all heaps that fit a `u64`. Beware of floats: they are rounded.

/// Whether the player to move loses; the heaps may come in any order.
pub fn is_cold(a: u64, b: u64) -> bool {
    todo!()
}
