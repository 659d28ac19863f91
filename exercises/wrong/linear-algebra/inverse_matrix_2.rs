//! Exchanges the rows of the left half alone.

pub fn inverse(a: &[Vec<i64>], p: i64) -> Option<Vec<Vec<i64>>> {
    let n = a.len();
    let identity = |i: usize| (0..n).map(move |j| i64::from(i == j));
    let mut rows: Vec<Vec<i64>> = a
        .iter()
        .enumerate()
        .map(|(i, row)| row.iter().copied().chain(identity(i)).collect())
        .collect();
    for k in 0..n {
        let from = (k..n).find(|&i| rows[i][k] != 0)?;
        for j in 0..n {
            let entry = rows[k][j];
            rows[k][j] = rows[from][j];
            rows[from][j] = entry;
        }
        let scale = inverse_of(rows[k][k], p);
        for entry in &mut rows[k] {
            *entry = *entry * scale % p;
        }
        let pivot_row = rows[k].clone();
        for (i, row) in rows.iter_mut().enumerate() {
            let factor = row[k];
            if i != k && factor != 0 {
                for (x, y) in row.iter_mut().zip(&pivot_row) {
                    *x = (*x - factor * y).rem_euclid(p);
                }
            }
        }
    }
    Some(rows.into_iter().map(|row| row[n..].to_vec()).collect())
}

fn inverse_of(x: i64, p: i64) -> i64 {
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
