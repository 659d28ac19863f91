//! Write breadth-first search: `shortest_path(&rows)` returns the number of steps of a shortest path
//! through a maze.
//!
//! The maze is a rectangle, row by row: `S` is the start, `G` the goal, `#` a wall, and `.` a free
//! cell. A step leads up, right, down or left, to a cell that is no wall. There is exactly one `S`
//! and exactly one `G`. The result is `None` if no path leads from one to the other.
//!
//! For example, `["S#G", "..."]` has a path of 4 steps, down, right, right and up.
//!
//! Put each cell into the queue once. In an open square of 1000 x 1000 cells there are very many
//! paths, and you do not want to meet a cell again on each of them.

/// The number of steps of a shortest path from S to G; none if there is no path.
pub fn shortest_path(rows: &[Vec<char>]) -> Option<usize> {
    todo!()
}
