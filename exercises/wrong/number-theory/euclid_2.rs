//! Takes the squares away one by one.

pub fn squares(width: u64, height: u64) -> u64 {
    let (mut a, mut b) = (width, height);
    let mut n_squares = 0;
    while a != 0 && b != 0 {
        if a < b {
            b -= a;
        } else {
            a -= b;
        }
        n_squares += 1;
    }
    n_squares
}
