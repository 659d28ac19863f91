//! The variable that is the last to become 0 leaves, and not the first.

use std::mem;

pub fn maximum(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<(i64, i64)> {
    let (m, n) = (b.len(), c.len());
    let whole = |entries: &[i64], right: i64| -> Vec<i128> {
        entries.iter().chain([&right]).map(|&entry| entry.into()).collect()
    };
    let mut rows: Vec<Vec<i128>> = a.iter().zip(b).map(|(row, &right)| whole(row, right)).collect();
    rows.push(whole(c, 0).iter().map(|entry| -entry).collect());
    let (mut basic, mut nonbasic): (Vec<_>, Vec<_>) = ((n..n + m).collect(), (0..n).collect());
    let mut common = 1;
    while let Some(column) = (0..n).filter(|&j| rows[m][j] < 0).min_by_key(|&j| nonbasic[j]) {
        let falling = (0..m).filter(|&i| 0 < rows[i][column]);
        let row = falling.reduce(|best, i| {
            let one = rows[i][n] * rows[best][column];
            let other = rows[best][n] * rows[i][column];
            if (other, basic[i]) < (one, basic[best]) { i } else { best }
        })?;
        common = pivot(&mut rows, row, column, common);
        mem::swap(&mut basic[row], &mut nonbasic[column]);
    }
    Some((rows[m][n].try_into().ok()?, common.try_into().ok()?))
}

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
            *entry = (*entry * pivot - factor * solved) / common;
        }
        entries[column] = -factor;
    }
    pivot
}
