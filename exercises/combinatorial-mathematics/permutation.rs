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
    todo!()
}
