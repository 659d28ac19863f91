//! Take one step in the list of k-permutations, without any counters: `next_row(row, n)` gets a row of
//! different numbers below n, and turns it into the next such row of the same length, in
//! lexicographic order. It returns true. If there is no next row, it leaves the row unchanged and
//! returns false.
//!
//! For example, for n = 4 the row `[0, 3]` becomes `[1, 0]`, and `[3, 2]` is the last row of two
//! numbers.
//!
//! The large inputs have rows of 500 000 numbers below a million, so one step must be linear.

/// Turns a row of different numbers below n into the next one; false if it is the last one.
pub fn next_row(row: &mut [usize], n: usize) -> bool {
    let mut is_free = vec![true; n];
    for &number in row.iter() {
        is_free[number] = false;
    }
    // The greatest number that is free so far.
    let mut greatest = is_free.iter().rposition(|is_free| *is_free).unwrap_or(0);
    for at in (0..row.len()).rev() {
        let number = row[at];
        is_free[number] = true;
        if number < greatest {
            row[at] = (number + 1..n).find(|&next| is_free[next]).unwrap_or(greatest);
            is_free[row[at]] = false;
            let free = (0..n).filter(|&number| is_free[number]);
            for (place, number) in row[at + 1..].iter_mut().zip(free) {
                *place = number;
            }
            return true;
        }
        greatest = number;
    }
    false
}
