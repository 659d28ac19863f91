//! The cells are counted, not the steps between them.

use std::collections::VecDeque;

pub fn shortest_path(rows: &[Vec<char>]) -> Option<usize> {
    let n_columns = rows.first()?.len();
    let cells = (0..rows.len()).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
    let start = cells.into_iter().find(|&(row, column)| rows[row][column] == 'S')?;
    let mut n_cells = vec![vec![0; n_columns]; rows.len()];
    n_cells[start.0][start.1] = 1;
    let mut queue = VecDeque::from([start]);
    while let Some((row, column)) = queue.pop_front() {
        if rows[row][column] == 'G' {
            return Some(n_cells[row][column]);
        }
        let up_and_left = [(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))];
        for next in up_and_left.into_iter().chain([(row, column + 1), (row + 1, column)]) {
            if next.0 < rows.len()
                && next.1 < n_columns
                && rows[next.0][next.1] != '#'
                && n_cells[next.0][next.1] == 0
            {
                n_cells[next.0][next.1] = n_cells[row][column] + 1;
                queue.push_back(next);
            }
        }
    }
    None
}
