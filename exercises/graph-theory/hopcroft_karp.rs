//! Find a maximum matching of a large graph: `matching(lists, n_right)` returns for each of the
//! `n_right` right vertices its mate, if it has one. `lists[x]` has the right neighbors of the left
//! vertex `x`, in any order, perhaps one of them twice. A right vertex may be the mate of one left
//! vertex at most, a left vertex may have one mate at most, and as many right vertices as possible
//! have one. Any maximum matching will do.
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
