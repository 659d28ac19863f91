//! Leaves the numbers behind the changed place as they are, except for the one that is taken.

pub fn next_row(row: &mut [usize], n: usize) -> bool {
    for at in (0..row.len()).rev() {
        let before = &row[..at];
        if let Some(next) = (row[at] + 1..n).find(|next| !before.contains(next)) {
            if let Some(place) = row.iter().position(|number| *number == next) {
                row[place] = row[at];
            }
            row[at] = next;
            return true;
        }
    }
    false
}
