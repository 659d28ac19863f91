//! Solve a system of linear equations modulo a prime: `solve(rows, p)` returns the unknowns, or `None` if
//! there is no solution.
//!
//! Each row is an equation: its coefficients, then its right side. All numbers are in `0..p`, and so must
//! be those that you return. If there are several solutions, return any of them.
//!
//! For example, modulo 7 the equations 2x + y = 4 and x + 3y = 0 are the rows `[2, 1, 4]` and
//! `[1, 3, 0]`. The solution is x = 1 and y = 2, because 2 + 2 is 4, and 1 + 6 is 0 modulo 7.
//!
//! There is at least one equation, and it has at least one unknown, but there may be more equations than
//! unknowns, or fewer. The prime is less than 2^30, so a product of two numbers fits an `i64`. Beware:
//! an unknown may have the coefficient 0 in all equations.

/// Some x for which, in each row, the sum of coefficient times unknown is the last entry of the row.
pub fn solve(rows: &[Vec<i64>], p: i64) -> Option<Vec<i64>> {
    let mut rows = rows.to_vec();
    let n = rows[0].len() - 1;
    let mut pivots = Vec::new();
    for column in 0..n {
        let row = pivots.len();
        let Some(from) = (row..rows.len()).find(|&i| rows[i][column] != 0) else { continue };
        rows.swap(row, from);
        pivots.push(column);
        let scale = inverse(rows[row][column], p);
        let pivot_row: Vec<i64> = rows[row].iter().map(|x| x * scale % p).collect();
        for below in &mut rows[row + 1..] {
            let factor = below[column];
            subtract(below, factor, &pivot_row, p);
        }
        rows[row] = pivot_row;
    }
    if rows[pivots.len()..].iter().any(|row| row[n] != 0) {
        return None;
    }
    let mut x = vec![0; n];
    for (row, &column) in pivots.iter().enumerate().rev() {
        // The pivot is 1, and x[column] is still 0.
        let known = rows[row].iter().zip(&x).fold(0, |sum, (a, x)| (sum + a * x) % p);
        x[column] = (rows[row][n] - known).rem_euclid(p);
    }
    Some(x)
}

/// Subtracts a multiple of a row from another one.
fn subtract(row: &mut [i64], factor: i64, other: &[i64], p: i64) {
    for (x, y) in row.iter_mut().zip(other) {
        *x = (*x - factor * y).rem_euclid(p);
    }
}

/// The inverse of x modulo p: the power p - 2.
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
