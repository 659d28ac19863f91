//! Counts the divisions, and not the squares that each of them lays.

pub fn squares(width: u64, height: u64) -> u64 {
    let (mut a, mut b) = (width, height);
    let mut n_squares = 0;
    while a != 0 && b != 0 {
        n_squares += 1;
        (a, b) = (b, a % b);
    }
    n_squares
}
