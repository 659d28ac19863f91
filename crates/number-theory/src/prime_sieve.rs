//! Prime sieves: all primes below n at once, by crossing out the multiples of each.
//!
//! Cost: O(n log log n) time for [`eratosthenes`] and [`BitSieve`], in n bytes and in n / 16; O(n)
//! time and 4 n bytes for [`LinearSieve`], which also knows a factor of each number. [`primes_in`]
//! sieves any window of `u64` in a few megabytes.
//!
//! Domain: every n that the memory holds. For a larger one, the sieves that make a table return an
//! error, and allocate nothing; [`primes_below`] has no error, and says what it needs. 0 and 1 are
//! not prime.
//!
//! Source: Eratosthenes, by Nicomachus, *Introduction to Arithmetic* I, 13; the linear sieve from
//! D. Gries, J. Misra, "A linear sieve algorithm for finding prime numbers", Communications of the
//! ACM 21 (1978); the segments from C. Bays, R. H. Hudson, "The segmented sieve of Eratosthenes and
//! primes in arithmetic progressions to 10^12", BIT 17 (1977).
//!
//! Checked: trial division up to 10^5; the known numbers of primes below powers of ten; all against
//! each other.
//!
//! Page: `docs/en/number-theory/prime-sieve.md`.

mod bit_sieve;
mod linear;
pub mod plain;
pub mod primality;
mod segmented;

pub use bit_sieve::BitSieve;
pub use linear::LinearSieve;
pub use segmented::{PrimesIn, RESIDUES, nth_prime, nth_prime_bound, primes_below, primes_in};

use thiserror::Error;

/// A step of a sieve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// `p` was not crossed out, so it is prime.
    Prime {
        /// The prime.
        p: usize,
    },
    /// A multiple of `p` was crossed out, maybe not for the first time.
    Cross {
        /// The prime.
        p: usize,
        /// The multiple.
        multiple: usize,
    },
}

/// Why there is no sieve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SieveError {
    /// The table would need more memory than there is, or more than its numbers can count.
    #[error("there is no room for a table of all numbers below {n}")]
    TooLarge {
        /// The end of the numbers.
        n: u64,
    },
}

/// For each number below `n` whether it is prime. O(n log log n) time, n bytes.
///
/// ```
/// use number_theory::eratosthenes;
///
/// let is_prime = eratosthenes(20)?;
/// let primes: Vec<usize> = (0..is_prime.len()).filter(|&n| is_prime[n]).collect();
/// assert_eq!(primes, [2, 3, 5, 7, 11, 13, 17, 19]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there is no room for n bytes.
#[doc(alias = "sieve")]
pub fn eratosthenes(n: usize) -> Result<Vec<bool>, SieveError> {
    eratosthenes_watched(n, |_, _| {})
}

/// The sieve, observed: each [`Step`] with the table after it. Of the primes, only those up to the
/// root of `n` are reported; the others are what is left.
///
/// # Errors
/// As [`eratosthenes`].
pub fn eratosthenes_watched(
    n: usize,
    mut watch: impl FnMut(Step, &[bool]),
) -> Result<Vec<bool>, SieveError> {
    let mut is_prime = table(n, true)?;
    is_prime[..n.min(2)].fill(false);
    for p in (2..).take_while(|p| p * p < n) {
        // Invariant: below p², what is not crossed out is prime, for a composite there has a prime
        // factor below p.
        if is_prime[p] {
            watch(Step::Prime { p }, &is_prime);
            for multiple in (p * p..n).step_by(p) {
                is_prime[multiple] = false;
                watch(Step::Cross { p, multiple }, &is_prime);
            }
        }
    }
    Ok(is_prime)
}

/// A table of n entries. Nothing is allocated if there is no room for it.
fn table<T: Clone>(n: usize, value: T) -> Result<Vec<T>, SieveError> {
    let mut table = Vec::new();
    table.try_reserve_exact(n).map_err(|_| SieveError::TooLarge { n: n as u64 })?;
    table.resize(n, value);
    Ok(table)
}
