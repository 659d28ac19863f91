//! Exchanges the rows of U alone: the factors stay where they were found.

pub fn decompose(a: &[Vec<i64>], p: i64) -> Option<(Vec<usize>, Vec<Vec<i64>>)> {
    let n = a.len();
    let mut rows = a.to_vec();
    let mut order: Vec<usize> = (0..n).collect();
    for k in 0..n {
        let from = (k..n).find(|&i| rows[i][k] != 0)?;
        for j in k..n {
            let entry = rows[k][j];
            rows[k][j] = rows[from][j];
            rows[from][j] = entry;
        }
        order.swap(k, from);
        let scale = inverse_of(rows[k][k], p);
        let pivot_row = rows[k].clone();
        for row in &mut rows[k + 1..] {
            let factor = row[k] * scale % p;
            row[k] = factor;
            for (x, y) in row[k + 1..].iter_mut().zip(&pivot_row[k + 1..]) {
                *x = (*x - factor * y).rem_euclid(p);
            }
        }
    }
    Some((order, rows))
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
