//! Fill the table of a subtraction game: a move takes one of the `amounts` from a heap, and a
//! player who cannot move loses. `grundy_values(amounts, n)` returns the Sprague-Grundy values of
//! the heaps 0, 1, ..., n.
//!
//! The value of a heap is the *mex* of the values that one move can reach: the least natural number
//! that is not among them. For example, with the amounts 1, 3 and 4, the values of the heaps 0 to 7
//! are `[0, 1, 0, 1, 2, 3, 2, 0]`. From heap 4, a move reaches the heaps 3, 1 and 0, with the
//! values 1, 1 and 0, so its value is 2.
//!
//! No amount is 0. They come in any order, one of them may come twice, and there may be none: then
//! nobody can ever move. Plain recursion computes the same values again and again, and does not end
//! in time.

/// The values of the heaps `0..=n`.
pub fn grundy_values(amounts: &[usize], n: usize) -> Vec<u32> {
    todo!()
}
