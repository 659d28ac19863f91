//! After a column without a pivot, it goes to the next row as well, so an equation is lost.

pub fn solve(rows: &[Vec<i64>], p: i64) -> Option<Vec<i64>> {
    let mut rows = rows.to_vec();
    let n = rows[0].len() - 1;
    for column in 0..n.min(rows.len()) {
        let row = column;
        let Some(from) = (row..rows.len()).find(|&i| rows[i][column] != 0) else { continue };
        rows.swap(row, from);
        let scale = inverse(rows[row][column], p);
        let pivot_row: Vec<i64> = rows[row].iter().map(|x| x * scale % p).collect();
        for below in &mut rows[row + 1..] {
            let factor = below[column];
            subtract(below, factor, &pivot_row, p);
        }
        rows[row] = pivot_row;
    }
    if rows.iter().any(|row| row[..n].iter().all(|&a| a == 0) && row[n] != 0) {
        return None;
    }
    let mut x = vec![0; n];
    for row in (0..n.min(rows.len())).rev() {
        let known = rows[row].iter().zip(&x).fold(0, |sum, (a, x)| (sum + a * x) % p);
        if rows[row][row] != 0 {
            x[row] = (rows[row][n] - known).rem_euclid(p);
        }
    }
    Some(x)
}

fn subtract(row: &mut [i64], factor: i64, other: &[i64], p: i64) {
    for (x, y) in row.iter_mut().zip(other) {
        *x = (*x - factor * y).rem_euclid(p);
    }
}

fn inverse(x: i64, p: i64) -> i64 {
    let (mut power, mut square, mut exponent) = (1, x, p - 2);
    while 0 < exponent {
        if exponent % 2 == 1 {
            power = power * square % p;
        }
        square = square * square % p;
        exponent /= 2;
    }
    power
}
