//! Find a maximum matching of a large graph: `matching(lists, n_right)` returns the mate
//! of each of the `n_right` right vertices, if it has one. `lists[x]` holds the right neighbors of
//! the left vertex `x`, in any order, and the same neighbor may appear twice. A right vertex may be
//! the mate of at most one left vertex, a left vertex may have at most one mate, and as many right
//! vertices as possible must have a mate. Any maximum matching will do.
//!
//! For example, for the lists `[0, 1]`, `[0]` and `[0]` and two right vertices, both `[Some(1),
//! Some(0)]` and `[Some(2), Some(0)]` are right.
//!
//! The large inputs have up to 150 001 vertices on each side, so one search for each left vertex
//! takes too long. In none of them does a recursion have to go deeper than 300 calls.

/// The mate of each right vertex in a maximum matching.
pub fn matching(lists: &[Vec<usize>], n_right: usize) -> Vec<Option<usize>> {
    todo!()
}
