//! Write a Nim player that wins every position that can be won: `choose(heaps)` returns the
//! index of a heap and how many objects to take from it. The judge plays whole matches, your player
//! against ours.
//!
//! Your player makes the first move. Every match begins in a position that it can win, but ours
//! makes no mistakes: if one of your moves is not a winning one, the match is lost. Our player
//! moves in between, so `choose` is called once for each of your moves, with the heaps as they then
//! are.
//!
//! A heap keeps its index when it is empty. There is always at least one object left when it is
//! your turn. You must take at least one object, and no more than the heap has.

/// The move of the player: the index of a heap, and how many objects to take from it.
pub fn choose(heaps: &[u64]) -> (usize, u64) {
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    match heaps.iter().position(|size| size ^ sum < *size) {
        Some(heap) => (heap, heaps[heap] - (heaps[heap] ^ sum)),
        // No move wins. Take one object, and hope for a mistake.
        None => (heaps.iter().position(|size| 0 < *size).unwrap_or(0), 1),
    }
}
