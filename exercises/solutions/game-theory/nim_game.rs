//! Find a winning move in Nim: a move takes any positive number of objects from one heap, and the
//! player who takes the last object wins. `winning_move(heaps)` returns an index and how many to
//! take from that heap, or `None` if every move loses.
//!
//! For example, in `[1, 2, 4]` you win by taking 1 from the last heap, which leaves `[1, 2, 3]`. So
//! `winning_move(&[1, 2, 4])` is `Some((2, 1))`. In `[1, 2, 3]`, every move loses.
//!
//! If there are several winning moves, you may return any of them. The list may be empty, and a
//! heap may be empty too. If no object is left, the player to move has lost.

/// A winning move: the index of a heap, and how many objects to take from it. None if every move
/// loses.
pub fn winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    // The heap must become size ^ sum: then the nim-sum is 0.
    let heap = heaps.iter().position(|size| size ^ sum < *size)?;
    Some((heap, heaps[heap] - (heaps[heap] ^ sum)))
}
