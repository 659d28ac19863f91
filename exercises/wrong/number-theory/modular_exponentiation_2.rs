//! Adds up term by term.

pub fn geometric_sum(base: u64, n: u64, m: u64) -> u64 {
    let (mut sum, mut term) = (0, 1 % m);
    for _ in 0..n {
        sum = (sum + term) % m;
        term = term * (base % m) % m;
    }
    sum
}
