//! Each step goes to the smaller one of the two numbers below.

pub fn least_sum(rows: &[Vec<i64>]) -> i64 {
    let mut j = 0;
    let mut sum = 0;
    for (i, row) in rows.iter().enumerate() {
        if 0 < i && row[j + 1] < row[j] {
            j += 1;
        }
        sum += row[j];
    }
    sum
}
