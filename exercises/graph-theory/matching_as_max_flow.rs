//! Choose pairs within quotas: `choose(left, right, edges)` returns the indices of as many edges as
//! possible, in any order, such that each left vertex `x` is an end of at most `left[x]` chosen
//! edges, and each right vertex `y` of at most `right[y]`. Each edge is given as a left and a right
//! vertex, no two edges have the same two ends, and an edge is chosen at most once. If several
//! choices have the largest size, any of them will do.
//!
//! For example, let the left quotas be `[2, 1]`, the right quotas `[1, 1]`, and the edges `(0, 0)`,
//! `(0, 1)` and `(1, 0)`. Both `[0, 1]` and `[1, 2]` are right.
//!
//! A quota may be much larger than the number of edges, so do not copy a vertex as many times as
//! its quota says. The largest input has 10 000 edges. No recursion has to go deeper than 1000
//! calls.

/// The indices of as many edges as possible within the quotas.
pub fn choose(left: &[usize], right: &[usize], edges: &[(usize, usize)]) -> Vec<usize> {
    todo!()
}
