//! List the primes below n. `primes_below(n)` returns them in ascending order.
//!
//! For example, `primes_below(12)` is `[2, 3, 5, 7, 11]`. The number n itself does not count, and
//! neither do 0 and 1.
//!
//! Beware: n can be 20 million. If you test each number by divisions, this takes far too long.

/// The primes below n, ascending.
pub fn primes_below(n: usize) -> Vec<usize> {
    todo!()
}
