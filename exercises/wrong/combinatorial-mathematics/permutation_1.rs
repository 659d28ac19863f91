//! Takes only numbers that appear nowhere in the row, although those behind the place are free, too.

pub fn next_row(row: &mut [usize], n: usize) -> bool {
    for at in (0..row.len()).rev() {
        if let Some(next) = (row[at] + 1..n).find(|next| !row.contains(next)) {
            row[at] = next;
            for place in at + 1..row.len() {
                let before = &row[..place];
                row[place] = (0..n).find(|number| !before.contains(number)).unwrap_or(0);
            }
            return true;
        }
    }
    false
}
