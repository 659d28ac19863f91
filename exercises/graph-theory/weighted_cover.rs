//! Find a cheapest vertex cover of a graph with two sides: `cover(left, right, edges)` returns left
//! vertices and right vertices, such that each edge has an end among them, and their weights have
//! the least sum. `left[x]` is the weight of the left vertex `x`, `right[y]` that of the right
//! vertex `y`, and each edge is a pair `(x, y)`. If several covers are cheapest, any of them will
//! do, and the vertices may come in any order, each once.
//!
//! For example, `cover(&[4, 3], &[5, 2], &[(0, 0), (0, 1), (1, 1)])` is `(vec![0], vec![1])`, which
//! weighs 4 + 2 = 6.
//!
//! The weights are at least 0. The large inputs have 80 vertices and more on each side, so trying
//! all choices takes too long.

/// The left vertices and the right vertices of a cheapest cover.
pub fn cover(left: &[i64], right: &[i64], edges: &[(usize, usize)]) -> (Vec<usize>, Vec<usize>) {
    todo!()
}
