//! Divides whole numbers, so the fractions of the tableau are rounded.

use std::mem;

pub fn maximum(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<(i64, i64)> {
    let (m, n) = (b.len(), c.len());
    let mut rows: Vec<Vec<i64>> =
        a.iter().zip(b).map(|(row, &right)| [&row[..], &[right]].concat()).collect();
    rows.push(c.iter().map(|cost| -cost).chain([0]).collect());
    let (mut basic, mut nonbasic): (Vec<_>, Vec<_>) = ((n..n + m).collect(), (0..n).collect());
    for _ in 0..1000 {
        let entering = (0..n).filter(|&j| rows[m][j] < 0).min_by_key(|&j| nonbasic[j]);
        let Some(column) = entering else { break };
        let falling = (0..m).filter(|&i| 0 < rows[i][column]);
        let row = falling.min_by_key(|&i| (rows[i][n] / rows[i][column], basic[i]))?;
        let pivot = mem::replace(&mut rows[row][column], 1);
        for entry in &mut rows[row] {
            *entry /= pivot;
        }
        let solved = rows[row].clone();
        for (i, entries) in rows.iter_mut().enumerate() {
            if i != row {
                let factor = mem::replace(&mut entries[column], 0);
                for (entry, solved) in entries.iter_mut().zip(&solved) {
                    *entry -= factor * solved;
                }
            }
        }
        mem::swap(&mut basic[row], &mut nonbasic[column]);
    }
    Some((rows[m][n], 1))
}
