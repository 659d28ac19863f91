//! Write the search from both ends: `steps_between(neighbors, start, goal)` returns the number of
//! steps of a shortest path from `start` to `goal`, or `None` if there is no path.
//!
//! `neighbors(u)` lists the vertices that are one step from vertex u. Each step can be taken back.
//!
//! For example, in the graph with the edges 0-1, 1-2 and 2-3, the result for 0 and 3 is `Some(3)`,
//! and for 2 and 2 it is `Some(0)`.
//!
//! The judge counts your calls of `neighbors`. In a large tree, a search from one end needs far too
//! many. Look at whole layers: why would the first meeting otherwise be too long a path?

/// The length of a shortest path, in steps, found from both ends; none if there is no path.
pub fn steps_between(
    neighbors: impl Fn(usize) -> Vec<usize>,
    start: usize,
    goal: usize,
) -> Option<usize> {
    todo!()
}
