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

use std::collections::VecDeque;

/// The length of a shortest path from `S` to `G`, in steps; none if there is no path.
pub fn steps_to_goal(maze: &[String]) -> Option<usize> {
    let cells: Vec<&[u8]> = maze.iter().map(String::as_bytes).collect();
    let find = |letter: u8| {
        let places = cells.iter().map(|row| row.iter().position(|cell| *cell == letter));
        places.enumerate().find_map(|(i, j)| Some((i, j?)))
    };
    let (start, goal) = (find(b'S')?, find(b'G')?);
    let mut distances: Vec<Vec<Option<usize>>> =
        cells.iter().map(|row| vec![None; row.len()]).collect();
    distances[start.0][start.1] = Some(0);
    let mut queue = VecDeque::from([(start, 0)]);
    while let Some(((i, j), distance)) = queue.pop_front() {
        // Invariant: the distances in the queue ascend, and the last is at most the first plus 1.
        if (i, j) == goal {
            return Some(distance);
        }
        let around = [(i.wrapping_sub(1), j), (i, j + 1), (i + 1, j), (i, j.wrapping_sub(1))];
        for (i, j) in around {
            let is_free = cells.get(i).and_then(|row| row.get(j)).is_some_and(|cell| *cell != b'#');
            if is_free && distances[i][j].is_none() {
                distances[i][j] = Some(distance + 1);
                queue.push_back(((i, j), distance + 1));
            }
        }
    }
    None
}
