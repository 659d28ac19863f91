//! Write breadth-first search of a maze: `steps_to_goal(maze)` returns the number of steps of a
//! shortest path from `S` to `G`, or `None` if walls separate them.
//!
//! The maze is given as rows of text, all of the same length. `#` is a wall, and every other cell
//! is free. A step leads up, right, down or left to a free cell. There is exactly one `S` and
//! exactly one `G`.
//!
//! For example, in the maze of the rows `S.#` and `#.G`, a shortest path leads right, down and
//! right, so the result is `Some(3)`.
//!
//! What keeps a cell from being put into the queue twice? What ends the search if there is no path?

/// The length of a shortest path from `S` to `G`, in steps; none if there is no path.
pub fn steps_to_goal(maze: &[String]) -> Option<usize> {
    todo!()
}
