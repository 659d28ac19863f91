//! Play Bachet's game: there is one heap, and a move takes at least 1 and at most `most` objects.
//! Whoever takes the last object wins. `winning_take(heap, most)` returns how many to take in order
//! to win, or `None` if every take loses.
//!
//! For example, with `most` = 3, a heap of 5 is won by taking 1: the opponent gets 4, and whatever
//! is taken from 4, the rest is at most 3. So `winning_take(5, 3)` is `Some(1)`, and
//! `winning_take(4, 3)` is `None`. An empty heap is lost, because the opponent has just taken the
//! last object.
//!
//! `most` is at least 1. Both numbers may be as large as a `u64` can be, so there is no time for a
//! table.

/// How many objects to take from the heap in order to win; none if every take loses.
pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    // Without a period that fits, any heap can be taken whole.
    let residue = most.checked_add(1).map_or(heap, |period| heap % period);
    (0 < residue).then_some(residue)
}
