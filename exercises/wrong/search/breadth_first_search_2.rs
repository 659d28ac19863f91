//! Cells are counted, not steps.

use std::collections::VecDeque;

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
        if (i, j) == goal {
            return Some(distance + 1);
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
