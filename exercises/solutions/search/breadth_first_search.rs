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

use std::collections::VecDeque;

/// The number of steps of a shortest path from S to G; none if there is no path.
pub fn shortest_path(rows: &[Vec<char>]) -> Option<usize> {
    let n_columns = rows.first()?.len();
    let cells = (0..rows.len()).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
    let start = cells.into_iter().find(|&(row, column)| rows[row][column] == 'S')?;
    let mut steps = vec![vec![None; n_columns]; rows.len()];
    steps[start.0][start.1] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some((row, column)) = queue.pop_front() {
        if rows[row][column] == 'G' {
            return steps[row][column];
        }
        let up_and_left = [(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))];
        for next in up_and_left.into_iter().chain([(row, column + 1), (row + 1, column)]) {
            // What is above the first row or left of the first column has wrapped to a huge index.
            if next.0 < rows.len()
                && next.1 < n_columns
                && rows[next.0][next.1] != '#'
                && steps[next.0][next.1].is_none()
            {
                steps[next.0][next.1] = steps[row][column].map(|n: usize| n + 1);
                queue.push_back(next);
            }
        }
    }
    None
}
