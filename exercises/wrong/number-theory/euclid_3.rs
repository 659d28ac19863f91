//! Forgets the last row of squares, after which nothing is left.

pub fn squares(width: u64, height: u64) -> u64 {
    let (mut a, mut b) = (width, height);
    let mut n_squares = 0;
    while a != 0 && b != 0 && a % b != 0 {
        n_squares += a / b;
        (a, b) = (b, a % b);
    }
    n_squares
}
