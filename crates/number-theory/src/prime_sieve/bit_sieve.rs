//! Part of [[`super`]](super): Eratosthenes' sieve with one bit for each odd number.
//!
//! Page: `docs/en/number-theory/prime-sieve.md`.

use std::fmt;

use super::{SieveError, table};

/// The primes below n, as one bit for each odd number: n / 16 bytes.
///
/// ```
/// use number_theory::BitSieve;
///
/// let sieve = BitSieve::new(1_000_000)?;
/// assert_eq!((sieve.count(), sieve.is_prime(999_983)), (78_498, Some(true)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct BitSieve {
    n: u64,
    /// Bit i, counted from the lowest of the first word, says whether 2 i + 1 is prime. None is set
    /// from n on.
    words: Vec<u64>,
}

impl BitSieve {
    /// Sieves the numbers below `n`. O(n log log n) time, n / 16 bytes.
    ///
    /// # Errors
    /// If there is no room for them.
    pub fn new(n: u64) -> Result<Self, SieveError> {
        let too_large = SieveError::TooLarge { n };
        let n_odd = usize::try_from(n / 2).map_err(|_| too_large)?;
        let words = table(n_odd.div_ceil(64), u64::MAX).map_err(|_| too_large)?;
        let mut sieve = BitSieve { n, words };
        // 1 is no prime, and the last word may reach beyond n.
        for i in [0].into_iter().chain(n_odd..sieve.words.len() * 64) {
            sieve.cross_out(i);
        }
        for i in 1..=n_odd {
            let p = 2 * i + 1;
            // The square of 2 i + 1 has the place 2 i (i + 1), and its next odd multiple is 2 p
            // further, which is p bits.
            let square = 2 * i * (i + 1);
            if n_odd <= square {
                break;
            }
            if sieve.holds(i) {
                for multiple in (square..n_odd).step_by(p) {
                    sieve.cross_out(multiple);
                }
            }
        }
        Ok(sieve)
    }

    /// The end of the numbers that it knows.
    pub fn n(&self) -> u64 {
        self.n
    }

    /// Whether `x` is prime; `None` if `x` is not below n. O(1).
    pub fn is_prime(&self, x: u64) -> Option<bool> {
        let is_odd_prime = || usize::try_from(x / 2).is_ok_and(|i| self.holds(i));
        (x < self.n).then(|| if x.is_multiple_of(2) { x == 2 } else { is_odd_prime() })
    }

    /// The primes below n, ascending. O(n / 64) and the number of primes for all.
    pub fn primes(&self) -> impl Iterator<Item = u64> {
        let odd = self.words.iter().zip(0_u64..).flat_map(|(&word, at)| {
            let rest = |word: &u64| Some(word & (word - 1)).filter(|&rest| rest != 0);
            let words = std::iter::successors(Some(word).filter(|&word| word != 0), rest);
            words.map(move |word| 128 * at + 2 * u64::from(word.trailing_zeros()) + 1)
        });
        (2..self.n.min(3)).chain(odd)
    }

    /// The number of primes below n, usually written π(n - 1). O(n / 64).
    pub fn count(&self) -> u64 {
        let n_odd: u64 = self.words.iter().map(|word| u64::from(word.count_ones())).sum();
        n_odd + u64::from(2 < self.n)
    }

    fn holds(&self, i: usize) -> bool {
        self.words.get(i / 64).is_some_and(|word| word >> (i % 64) & 1 == 1)
    }

    fn cross_out(&mut self, i: usize) {
        if let Some(word) = self.words.get_mut(i / 64) {
            *word &= !(1 << (i % 64));
        }
    }
}

impl fmt::Debug for BitSieve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.count();
        f.debug_struct("BitSieve")
            .field("n", &self.n)
            .field("count", &count)
            .finish_non_exhaustive()
    }
}
