//! The rows are joined into one list, and a step to the right leads from the end of a row to the
//! beginning of the next.

use std::collections::VecDeque;

pub fn shortest_path(rows: &[Vec<char>]) -> Option<usize> {
    let n_columns = rows.first()?.len();
    let cells = rows.concat();
    let start = cells.iter().position(|cell| *cell == 'S')?;
    let mut steps = vec![None; cells.len()];
    steps[start] = Some(0);
    let mut queue = VecDeque::from([start]);
    while let Some(i) = queue.pop_front() {
        if cells[i] == 'G' {
            return steps[i];
        }
        for next in [i.wrapping_sub(n_columns), i + 1, i + n_columns, i.wrapping_sub(1)] {
            if next < cells.len() && cells[next] != '#' && steps[next].is_none() {
                steps[next] = steps[i].map(|n: usize| n + 1);
                queue.push_back(next);
            }
        }
    }
    None
}
