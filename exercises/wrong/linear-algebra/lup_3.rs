//! Takes the entry on the diagonal as the pivot, and never exchanges rows.

pub fn decompose(a: &[Vec<i64>], p: i64) -> Option<(Vec<usize>, Vec<Vec<i64>>)> {
    let n = a.len();
    let mut rows = a.to_vec();
    let order: Vec<usize> = (0..n).collect();
    for k in 0..n {
        if rows[k][k] == 0 {
            return None;
        }
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
