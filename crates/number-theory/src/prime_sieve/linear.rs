//! Part of [[`super`]](super): the linear sieve, which crosses out each composite once, by its
//! least prime factor.
//!
//! Page: `docs/en/number-theory/prime-sieve/linear.md`.

use std::ops::Mul;

use super::{SieveError, Step, table};

/// The least prime factor of each number below n: 4 n bytes, and 4 for each prime.
///
/// ```
/// use number_theory::LinearSieve;
///
/// let sieve = LinearSieve::new(1000)?;
/// assert_eq!(sieve.factors(360), Some(vec![(2, 3), (3, 2), (5, 1)]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinearSieve {
    /// 0 for 0 and 1.
    least_factor: Vec<u32>,
    primes: Vec<u32>,
}

impl LinearSieve {
    /// Sieves the numbers below `n`. O(n).
    ///
    /// # Errors
    /// If there is no room for them, or `n` is more than 2^32.
    pub fn new(n: usize) -> Result<Self, SieveError> {
        LinearSieve::new_watched(n, |_, _| {})
    }

    /// The sieve, observed: each [`Step`] with the least factors so far.
    ///
    /// # Errors
    /// As [`LinearSieve::new`].
    pub fn new_watched(n: usize, mut watch: impl FnMut(Step, &[u32])) -> Result<Self, SieveError> {
        if u32::try_from(n.saturating_sub(1)).is_err() {
            return Err(SieveError::TooLarge { n: n as u64 });
        }
        let (mut least_factor, mut primes) = (table(n, 0_u32)?, Vec::new());
        for i in 2..n {
            // Invariant: every composite up to i has been crossed out, and so has each p · y < n
            // with y < i and p a prime up to the least factor of y: each once, and by its least
            // factor.
            if least_factor[i] == 0 {
                least_factor[i] = narrow(i);
                primes.push(narrow(i));
                watch(Step::Prime { p: i }, &least_factor);
            }
            let least = least_factor[i];
            for &p in primes.iter().take_while(|&&p| p <= least) {
                let Some(multiple) = i.checked_mul(p as usize).filter(|&multiple| multiple < n)
                else {
                    break;
                };
                least_factor[multiple] = p;
                watch(Step::Cross { p: p as usize, multiple }, &least_factor);
            }
        }
        Ok(LinearSieve { least_factor, primes })
    }

    /// The end of the numbers that it knows.
    pub fn n(&self) -> usize {
        self.least_factor.len()
    }

    /// The primes below n, ascending.
    pub fn primes(&self) -> &[u32] {
        &self.primes
    }

    /// Whether `x` is prime; `None` if `x` is not below n. O(1).
    pub fn is_prime(&self, x: u32) -> Option<bool> {
        self.at(x).map(|factor| 2 <= x && factor == x)
    }

    /// The least prime that divides `x`; `None` for 0 and 1, and if `x` is not below n. O(1).
    pub fn least_factor(&self, x: u32) -> Option<u32> {
        self.at(x).filter(|&factor| factor != 0)
    }

    /// The prime powers whose product is `x`, as (prime, exponent), ascending; empty for 1. None
    /// for 0, and if `x` is not below n. O(log x).
    pub fn factors(&self, mut x: u32) -> Option<Vec<(u32, u32)>> {
        if x == 0 || self.at(x).is_none() {
            return None;
        }
        let mut factors: Vec<(u32, u32)> = Vec::new();
        while let Some(p) = self.least_factor(x) {
            // Invariant: what was given, divided by the factors so far, is x; no prime factor of x
            // is less than those.
            match factors.last_mut() {
                Some((last, exponent)) if *last == p => *exponent += 1,
                _ => factors.push((p, 1)),
            }
            x /= p;
        }
        Some(factors)
    }

    /// A multiplicative function of each number below n, by its values at the powers of primes,
    /// `at_power(p, exponent)`. Multiplicative means f(a b) = f(a) f(b) if a and b have no factor
    /// in common, so f(1) = 1. There is a 0 for 0. O(n) calls.
    pub fn multiplicative<T>(&self, mut at_power: impl FnMut(u32, u32) -> T) -> Vec<T>
    where
        T: Copy + From<bool> + Mul<Output = T>,
    {
        let mut values: Vec<T> = (0..self.n()).map(|x| T::from(x == 1)).collect();
        // x divided by all its factors p, and their number, for the least prime factor p.
        let mut rests: Vec<(u32, u32)> = vec![(1, 0); self.n()];
        for (i, &p) in self.least_factor.iter().enumerate().skip(2) {
            // Invariant: all entries below i are right; x / p is one of them.
            let below = i / p as usize;
            let goes_on = self.least_factor[below] == p;
            let (rest, exponent) = if goes_on { rests[below] } else { (narrow(below), 0) };
            rests[i] = (rest, exponent + 1);
            values[i] = values[rest as usize] * at_power(p, exponent + 1);
        }
        values
    }

    /// Euler's φ of each number below n: how many of the numbers up to it have no factor in common
    /// with it. O(n).
    pub fn totients(&self) -> Vec<u32> {
        self.multiplicative(|p, exponent| p.pow(exponent - 1) * (p - 1))
    }

    /// Möbius' μ of each number below n: 0 if a square divides it, else 1 or -1 as its primes are
    /// even or odd in number. O(n).
    pub fn mobius(&self) -> Vec<i8> {
        self.multiplicative(|_, exponent| if exponent == 1 { -1 } else { 0 })
    }

    /// The number of divisors of each number below n; 0 for 0, which every number divides. O(n).
    pub fn n_divisors(&self) -> Vec<u32> {
        self.multiplicative(|_, exponent| exponent + 1)
    }

    /// The sum of the divisors of each number below n; 0 for 0. O(n) time for all, as half of all
    /// exponents are 1.
    pub fn divisor_sums(&self) -> Vec<u64> {
        self.multiplicative(|p, exponent| (0..exponent).fold(1, |sum, _| sum * u64::from(p) + 1))
    }

    fn at(&self, x: u32) -> Option<u32> {
        self.least_factor.get(usize::try_from(x).ok()?).copied()
    }
}

/// A number below n, which is at most 2^32.
fn narrow(i: usize) -> u32 {
    u32::try_from(i).unwrap_or(u32::MAX)
}
