//! Invert a square matrix modulo a prime: `inverse(a, p)` returns the matrix B with A · B = I, or
//! `None` if there is none.
//!
//! In I, the diagonal is 1, and all other entries are 0.
//!
//! For example, modulo 7 the inverse of the matrix with the rows `[2, 1]` and `[6, 5]` has the rows
//! `[3, 5]` and `[2, 4]`: in the upper left corner of the product is 2 · 3 + 1 · 2, and 8 is 1 modulo 7.
//!
//! All numbers are in `0..p`, those of the result as well. The prime is less than 2^30. Beware: the
//! upper left entry may be 0.

/// The matrix that makes the identity of A.
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
        rows.swap(k, from);
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

/// The inverse of x modulo p: the power p - 2.
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
