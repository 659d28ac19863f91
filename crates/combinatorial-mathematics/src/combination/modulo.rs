//! Part of [combination](super): binomial coefficients modulo a prime.
//!
//! Cost: O(√p + min(p, N)) for the tables of numbers up to N; O(log n / log p) for a coefficient.
//!
//! Domain: primes of 32 bits; n and m of 64 bits.
//!
//! Source: É. Lucas, "Théorie des fonctions numériques simplement périodiques", American Journal of
//! Mathematics 1 (1878).
//!
//! Checked: all n up to 120 and six primes, against the exact numbers.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/modulo.md`.

use thiserror::Error;

/// Not a prime, so some numbers that are not 0 have no inverse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum NotPrimeError {
    /// It is 0 or 1.
    #[error("{0} is not a prime")]
    TooSmall(u32),
    /// It has a divisor.
    #[error("{modulus} is not a prime: {divisor} divides it")]
    Composite {
        /// The number.
        modulus: u32,
        /// Its least prime factor.
        divisor: u32,
    },
}

/// Factorials modulo a prime, and their inverses, so that a binomial coefficient takes three
/// multiplications per digit. Four bytes for each factorial, and for each inverse.
///
/// ```
/// use combinatorial_mathematics::combination::modulo::BinomialsModulo;
///
/// let table = BinomialsModulo::new(7, 7)?;
/// assert_eq!(table.binomial(10, 4), Some(0), "the exact number is 210");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "Lucas")]
#[doc(alias = "nCr")]
#[derive(Debug, Clone)]
pub struct BinomialsModulo {
    p: u64,
    /// All below p, which has 32 bits.
    factorials: Vec<u32>,
    inverses: Vec<u32>,
}

impl BinomialsModulo {
    /// For numbers of up to `most` items; if the prime is not above `most`, then for numbers of any
    /// size. O(√p + min(p, most)).
    ///
    /// # Errors
    /// [`NotPrimeError`].
    pub fn new(prime: u32, most: usize) -> Result<Self, NotPrimeError> {
        check_prime(prime)?;
        let p = u64::from(prime);
        // From p! on, all factorials are 0 modulo p.
        let n_needed = (most as u64).min(p - 1);
        let mut factorial = 1;
        let factorials = (0..=n_needed).map(|i| {
            factorial = factorial * i.max(1) % p;
            narrow(factorial)
        });
        let factorials: Vec<u32> = factorials.collect();
        // By Fermat, a^(p-1) is 1, so a^(p-2) is the inverse of a.
        let mut inverse = power(factorial, p - 2, p);
        let mut inverses = vec![1; factorials.len()];
        for i in (1..factorials.len()).rev() {
            // Invariant: `inverse` is that of i!.
            inverses[i] = narrow(inverse);
            inverse = inverse * i as u64 % p;
        }
        Ok(BinomialsModulo { p, factorials, inverses })
    }

    /// (n over m) modulo the prime; `None` if the table is too short for `n`. O(log n / log p).
    pub fn binomial(&self, mut n: u64, mut m: u64) -> Option<u64> {
        let mut product = 1;
        // Lucas: the coefficient is the product of those of the digits of n and m in base p.
        while 0 < n || 0 < m {
            product = product * self.of_digits(n % self.p, m % self.p)? % self.p;
            (n, m) = (n / self.p, m / self.p);
        }
        Some(product)
    }

    fn of_digits(&self, n: u64, m: u64) -> Option<u64> {
        let (n, m) = (usize::try_from(n).ok()?, usize::try_from(m).ok()?);
        let factorial = self.factorials.get(n)?;
        let Some(n_others) = n.checked_sub(m) else { return Some(0) };
        let inverses = [m, n_others].map(|n| u64::from(self.inverses[n]));
        Some(u64::from(*factorial) * inverses[0] % self.p * inverses[1] % self.p)
    }
}

/// A remainder modulo a prime of 32 bits.
#[expect(clippy::cast_possible_truncation, reason = "it is below the prime")]
fn narrow(remainder: u64) -> u32 {
    remainder as u32
}

fn check_prime(modulus: u32) -> Result<(), NotPrimeError> {
    if modulus < 2 {
        return Err(NotPrimeError::TooSmall(modulus));
    }
    let is_small = |divisor: &u32| u64::from(*divisor).pow(2) <= u64::from(modulus);
    match (2..=modulus).take_while(is_small).find(|divisor| modulus.is_multiple_of(*divisor)) {
        Some(divisor) => Err(NotPrimeError::Composite { modulus, divisor }),
        None => Ok(()),
    }
}

/// `base` to the power `exponent`, by squares.
fn power(mut base: u64, mut exponent: u64, p: u64) -> u64 {
    let mut power = 1;
    while 0 < exponent {
        if exponent % 2 == 1 {
            power = power * base % p;
        }
        base = base * base % p;
        exponent /= 2;
    }
    power % p
}
