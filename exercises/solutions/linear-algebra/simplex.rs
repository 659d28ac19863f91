//! Solve a linear program: `maximum(a, b, c)` returns the greatest value of c · x with A x <= b and
//! x >= 0, as a fraction `Some((numerator, denominator))`. If there is no greatest value, it returns
//! `None`.
//!
//! The list `a` holds the rows of A, and each row is as long as `c`. No entry of `b` is negative, so
//! the origin is feasible. For example, with a = [[2, 1], [1, 1], [0, 1]], b = [12, 9, 7] and
//! c = [3, 2] the greatest value is 21. The denominator must be positive; the fraction need not be in
//! lowest terms, so (21, 1) and (42, 2) are both right.
//!
//! The tableau contains fractions. You can keep it in whole numbers if all entries have one common
//! denominator, namely the last pivot. Beware: 64 bits are too few for products of two entries, and
//! a rule for the entering variable must not choose in circles.

/// The greatest c · x with A x <= b and x >= 0, as a numerator and a denominator.
pub fn maximum(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<(i64, i64)> {
    let (m, n) = (b.len(), c.len());
    let whole = |entries: &[i64], right: i64| -> Vec<i128> {
        entries.iter().chain([&right]).map(|&entry| entry.into()).collect()
    };
    let mut rows: Vec<Vec<i128>> = a.iter().zip(b).map(|(row, &right)| whole(row, right)).collect();
    rows.push(whole(c, 0).iter().map(|entry| -entry).collect());
    let (mut basic, mut nonbasic): (Vec<_>, Vec<_>) = ((n..n + m).collect(), (0..n).collect());
    // Each entry is a fraction with this denominator.
    let mut common = 1;
    // Bland's rule: of several variables, the lowest one enters, and the lowest one leaves.
    while let Some(column) = (0..n).filter(|&j| rows[m][j] < 0).min_by_key(|&j| nonbasic[j]) {
        let falling = (0..m).filter(|&i| 0 < rows[i][column]);
        let row = falling.reduce(|best, i| {
            // Comparing two ratios by a crosswise multiplication.
            let one = rows[i][n] * rows[best][column];
            let other = rows[best][n] * rows[i][column];
            if (one, basic[i]) < (other, basic[best]) { i } else { best }
        })?;
        common = pivot(&mut rows, row, column, common);
        std::mem::swap(&mut basic[row], &mut nonbasic[column]);
    }
    Some((rows[m][n].try_into().ok()?, common.try_into().ok()?))
}

/// Exchanges the variables of a row and a column, and returns the new common denominator.
fn pivot(rows: &mut [Vec<i128>], row: usize, column: usize, common: i128) -> i128 {
    let solved = rows[row].clone();
    let pivot = solved[column];
    for (i, entries) in rows.iter_mut().enumerate() {
        let factor = entries[column];
        if i == row {
            entries[column] = common;
            continue;
        }
        for (entry, &solved) in entries.iter_mut().zip(&solved) {
            // There is no remainder: all entries are determinants of the program.
            *entry = (*entry * pivot - factor * solved) / common;
        }
        entries[column] = -factor;
    }
    pivot
}
