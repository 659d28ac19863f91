//! Returns the coefficients of the last row, which is the row of 0.

pub fn bezout(a: i64, b: i64) -> (i64, i64, i64) {
    let (mut upper, mut lower) = ([a, 1, 0], [b, 0, 1]);
    while lower[0] != 0 {
        let quotient = upper[0] / lower[0];
        let next = [0, 1, 2].map(|i| upper[i] - quotient * lower[i]);
        (upper, lower) = (lower, next);
    }
    (upper[0], lower[1], lower[2])
}
