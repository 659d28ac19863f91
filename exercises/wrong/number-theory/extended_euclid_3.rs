//! Adds where it should subtract: all coefficients are positive.

pub fn bezout(a: i64, b: i64) -> (i64, i64, i64) {
    let (mut upper, mut lower) = ([a, 1, 0], [b, 0, 1]);
    while lower[0] != 0 {
        let quotient = upper[0] / lower[0];
        let next = [
            upper[0] - quotient * lower[0],
            upper[1] + quotient * lower[1],
            upper[2] + quotient * lower[2],
        ];
        (upper, lower) = (lower, next);
    }
    (upper[0], upper[1], upper[2])
}
