//! Let as much as possible flow from many sources to many sinks: `flows(n, edges, sources, sinks)`
//! returns what flows through each edge. There are n vertices, and each edge is a tail, a head and
//! a capacity. Each source is a vertex and the most that it can send, and each sink is a vertex and
//! the most that it can take. `None` means that there is no limit. What a source sends is what
//! leaves it minus what comes into it. If several flows have the largest total, any of them will
//! do.
//!
//! For example, let the edges be `(0, 2, 3)`, `(1, 2, 4)` and `(2, 3, 9)`, the sources `(0, Some(2))`
//! and `(1, None)`, and the only sink `(3, None)`. The answer is `[2, 4, 6]`.
//!
//! No vertex is named twice as a source or as a sink, or as both. Capacities and limits are at least
//! 0 and at most 10^15. The largest input has 8000 edges. No recursion has to go deeper than 1000
//! calls.

/// What flows through each edge, as much as possible in total.
pub fn flows(
    n: usize,
    edges: &[(usize, usize, i64)],
    sources: &[(usize, Option<i64>)],
    sinks: &[(usize, Option<i64>)],
) -> Vec<i64> {
    todo!()
}
