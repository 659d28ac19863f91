//! It ends the loop one number too early, and leaves the square of a prime.

pub fn primes_below(n: usize) -> Vec<usize> {
    let mut is_prime = vec![true; n];
    let mut p = 2;
    while p * p + 1 < n {
        if is_prime[p] {
            for multiple in (p * p..n).step_by(p) {
                is_prime[multiple] = false;
            }
        }
        p += 1;
    }
    (2..n).filter(|&x| is_prime[x]).collect()
}
