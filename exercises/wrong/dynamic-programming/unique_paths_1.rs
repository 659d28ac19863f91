//! A blocked cell is skipped, and keeps the number from the row above.

pub fn count(blocked: &[Vec<bool>]) -> u64 {
    let mut row = vec![0; blocked[0].len()];
    row[0] = 1;
    for cells in blocked {
        for j in 1..row.len() {
            if !cells[j] {
                row[j] += row[j - 1];
            }
        }
    }
    row[row.len() - 1]
}
