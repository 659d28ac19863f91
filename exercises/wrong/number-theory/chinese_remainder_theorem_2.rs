//! Divides by the greatest common divisor, but forgets the factor of extended Euclid.

pub fn solve(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    let (mut x, mut modulus) = (0, 1);
    for &(r, m) in system {
        let gcd = gcd(modulus, m);
        if (r - x) % gcd != 0 {
            return None;
        }
        let t = ((r - x) / gcd).rem_euclid(m / gcd);
        x += modulus * t;
        modulus *= m / gcd;
    }
    Some((x, modulus))
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
