//! Steps from number to number.

pub fn solve(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    let (mut x, mut modulus) = (0, 1);
    for &(r, m) in system {
        let step = m / gcd(modulus, m);
        let t = (0..step).find(|t| (x + modulus * t) % m == r)?;
        x += modulus * t;
        modulus *= step;
    }
    Some((x, modulus))
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
