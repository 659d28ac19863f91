//! Part of [[`super`]](super): gcd and lcm as they are defined, by lists of divisors and by
//! factors. To look at, not to compute with.
//!
//! Page: `docs/en/number-theory/greatest-common-divisor.md`.

use crate::pollard_rho::factors;

/// All divisors of `n`, ascending; `None` for 0, which every number divides. O(√n).
///
/// ```
/// use number_theory::greatest_common_divisor::by_definition::divisors;
///
/// assert_eq!(divisors(12), Some(vec![1, 2, 3, 4, 6, 12]));
/// ```
pub fn divisors(n: u64) -> Option<Vec<u64>> {
    let small: Vec<u64> = (1..=n.isqrt()).filter(|&d| n.is_multiple_of(d)).collect();
    // The divisors come in pairs d and n / d. The smaller one is at most the root of n; the root is
    // its own partner.
    let large = small.iter().rev().map(|d| n / d).filter(|&d| n.isqrt() < d);
    (n != 0).then(|| small.iter().copied().chain(large).collect())
}

/// The last entry of both lists of divisors; `None` if one of the two numbers is 0. O(√a + √b).
pub fn gcd_by_divisors(a: u64, b: u64) -> Option<u64> {
    let of_b = divisors(b)?;
    divisors(a)?.into_iter().rfind(|d| of_b.binary_search(d).is_ok())
}

/// The prime factors of two numbers, as two bags that overlap. Each factor is there as often as it
/// divides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bags {
    /// The factors that only the first number has, ascending.
    pub only_a: Vec<u64>,
    /// The factors that both have.
    pub common: Vec<u64>,
    /// The factors that only the second number has.
    pub only_b: Vec<u64>,
}

impl Bags {
    /// The bags of two numbers; `None` if one of them is 0, which is no product of primes.
    pub fn new(a: u64, b: u64) -> Option<Self> {
        let mut bags = Bags { only_a: Vec::new(), common: Vec::new(), only_b: factors(b)? };
        for p in factors(a)? {
            // Invariant: of the factors of a so far, each one that b has too is in the common bag,
            // and gone from b's own.
            if let Some(at) = bags.only_b.iter().position(|&q| q == p) {
                bags.only_b.remove(at);
                bags.common.push(p);
            } else {
                bags.only_a.push(p);
            }
        }
        Some(bags)
    }

    /// The product of what both have: the gcd.
    pub fn gcd(&self) -> u64 {
        self.common.iter().product()
    }

    /// The product of all three parts: the lcm, if it fits.
    pub fn lcm(&self) -> Option<u64> {
        let mut all = self.only_a.iter().chain(&self.common).chain(&self.only_b);
        all.try_fold(1_u64, |product, &p| product.checked_mul(p))
    }
}
