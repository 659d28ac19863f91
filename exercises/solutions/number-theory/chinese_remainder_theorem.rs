//! Find a number by its remainders. `solve(system)` takes congruences `(r, m)`, each of which says
//! that the number is r modulo m. It returns `Some((x, modulus))`: the least solution x that is not
//! negative, and the distance from each solution to the next one. If there is no solution, it returns
//! `None`.
//!
//! For example, `solve(&[(2, 3), (3, 5), (2, 7)])` is `Some((23, 105))`: 23 is 2 modulo 3, 3 modulo 5
//! and 2 modulo 7, and the next such number is 128. Without congruences, the result is
//! `Some((0, 1))`.
//!
//! Each m is at least 1 and each r is from 0 to m - 1. Beware: the moduli may have common divisors.
//! They go up to 2 billion, so stepping from number to number takes too long. The distance of the
//! solutions is at most 4 · 10^18.

/// The least number with all of the remainders, and the distance of the solutions.
pub fn solve(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    let (mut x, mut modulus) = (0, 1);
    for &(r, m) in system {
        let (gcd, factor) = bezout(modulus, m);
        if (r - x) % gcd != 0 {
            return None;
        }
        let t = ((r - x) / gcd * factor).rem_euclid(m / gcd);
        x += modulus * t;
        modulus *= m / gcd;
    }
    Some((x, modulus))
}

/// The greatest common divisor of a and b, and a number whose product with a is this divisor
/// modulo b.
fn bezout(a: i64, b: i64) -> (i64, i64) {
    let (mut upper, mut lower) = ([a, 1], [b, 0]);
    while lower[0] != 0 {
        let quotient = upper[0] / lower[0];
        let next = [0, 1].map(|i| upper[i] - quotient * lower[i]);
        (upper, lower) = (lower, next);
    }
    (upper[0], upper[1])
}
