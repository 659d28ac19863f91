//! List the primes below n. `primes_below(n)` returns them in ascending order.
//!
//! For example, `primes_below(12)` is `[2, 3, 5, 7, 11]`. The number n itself does not count, and
//! neither do 0 and 1.
//!
//! Beware: n can be 20 million. If you test each number by divisions, this takes far too long.

/// The primes below n, ascending.
pub fn primes_below(n: usize) -> Vec<usize> {
    let mut is_prime = vec![true; n];
    let mut p = 2;
    while p * p < n {
        if is_prime[p] {
            for multiple in (p * p..n).step_by(p) {
                is_prime[multiple] = false;
            }
        }
        p += 1;
    }
    (2..n).filter(|&x| is_prime[x]).collect()
}
