//! It divides each number by all numbers up to its root.

pub fn primes_below(n: usize) -> Vec<usize> {
    (2..n).filter(|&x| (2..=x.isqrt()).all(|d| x % d != 0)).collect()
}
