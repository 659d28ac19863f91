//! Greedy: takes as much as possible of one variable after the other, the best one first.

pub fn maximum(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<(i64, i64)> {
    let mut order: Vec<usize> = (0..c.len()).filter(|&j| 0 < c[j]).collect();
    order.sort_by_key(|&j| -c[j]);
    // What is left of each right side, and the value, with one common denominator.
    let mut left: Vec<i128> = b.iter().map(|&right| right.into()).collect();
    let (mut value, mut common) = (0_i128, 1_i128);
    for j in order {
        let entry = |i: usize| i128::from(a[i][j]);
        let falling = (0..b.len()).filter(|&i| 0 < entry(i));
        let row =
            falling.reduce(
                |best, i| {
                    if left[i] * entry(best) < left[best] * entry(i) { i } else { best }
                },
            )?;
        let (amount, per) = (left[row], entry(row));
        for (i, rest) in left.iter_mut().enumerate() {
            *rest = *rest * per - amount * entry(i);
        }
        value = value * per + amount * i128::from(c[j]);
        common *= per;
    }
    Some((value.try_into().ok()?, common.try_into().ok()?))
}
