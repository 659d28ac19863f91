//! Counts like an odometer, so numbers appear twice.

pub fn next_row(row: &mut [usize], n: usize) -> bool {
    for at in (0..row.len()).rev() {
        if row[at] + 1 < n {
            row[at] += 1;
            row[at + 1..].fill(0);
            return true;
        }
    }
    false
}
