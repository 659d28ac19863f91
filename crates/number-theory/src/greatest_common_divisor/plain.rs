//! Part of [the greatest common divisor](super): the textbook's versions, on numbers of 64 bits
//! without a sign.
//!
//! The pictures on the pages run these versions. [`factor_both`] is the method from school: it
//! divides both numbers by the same primes. [`binary_gcd`] is the binary algorithm without the
//! tricks of the [library's version](super::gcd).
//!
//! Cost: [`factor_both`] makes P - 2 + n turns, where P is the largest prime factor of the two
//! numbers and n the number of prime factors of their least common multiple; [`binary_gcd`] makes
//! at most log₂ a + log₂ b subtractions.
//!
//! Domain: all numbers of the type; but 0 has no prime factors.
//!
//! Source: for the binary algorithm, as for the [library's version](super).
//!
//! Checked: the library's version, on all pairs up to 300; [`Bags::new`] and the invariant, on all
//! pairs up to 120; the number of turns.
//!
//! Page: `docs/en/number-theory/greatest-common-divisor.md`.

use super::Step;
use super::by_definition::Bags;

/// A turn of [`factor_both`]: a candidate is tried on what is left of both numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trial {
    /// The candidate.
    pub p: u64,
    /// What is left of the first number, before the turn.
    pub a: u64,
    /// What is left of the second number, before the turn.
    pub b: u64,
    /// Whether the candidate divides what is left of the first number.
    pub divides_a: bool,
    /// Whether it divides what is left of the second number.
    pub divides_b: bool,
}

/// The prime factors of both numbers, sorted into those that both have and those that only one has;
/// `None` if one of them is 0, which is no product of primes.
///
/// ```
/// use number_theory::greatest_common_divisor::plain::factor_both;
///
/// let bags = factor_both(60, 24).expect("not 0");
/// assert_eq!(bags.common, [2, 2, 3]);
/// assert_eq!((bags.gcd(), bags.lcm()), (12, Some(120)));
/// ```
pub fn factor_both(a: u64, b: u64) -> Option<Bags> {
    factor_both_watched(a, b, |_, _| {})
}

/// [`factor_both`], observed: each turn with the factors that were found before it.
pub fn factor_both_watched(
    mut a: u64,
    mut b: u64,
    mut watch: impl FnMut(Trial, &Bags),
) -> Option<Bags> {
    if a == 0 || b == 0 {
        return None;
    }
    let (mut bags, mut p) = (Bags::default(), 2);
    while 1 < a || 1 < b {
        // Invariant: no number from 2 to p - 1 divides a or b. So if p divides one, p is prime.
        let (divides_a, divides_b) = (a.is_multiple_of(p), b.is_multiple_of(p));
        watch(Trial { p, a, b, divides_a, divides_b }, &bags);
        match (divides_a, divides_b) {
            (true, true) => bags.common.push(p),
            (true, false) => bags.only_a.push(p),
            (false, true) => bags.only_b.push(p),
            (false, false) => p += 1,
        }
        if divides_a {
            a /= p;
        }
        if divides_b {
            b /= p;
        }
    }
    Some(bags)
}

/// The greatest common divisor, by halving and subtracting.
///
/// ```
/// use number_theory::greatest_common_divisor::plain::binary_gcd;
///
/// assert_eq!(binary_gcd(84, 66), 6);
/// assert_eq!(binary_gcd(0, 5), 5);
/// ```
pub fn binary_gcd(a: u64, b: u64) -> u64 {
    binary_gcd_watched(a, b, |_, _| {})
}

/// [`binary_gcd`], observed: each [`Step`] with the two numbers, as in [`super::gcd_watched`].
pub fn binary_gcd_watched(mut a: u64, mut b: u64, mut watch: impl FnMut(Step, &[u64; 2])) -> u64 {
    if a == 0 || b == 0 {
        return a.max(b);
    }
    // The factors of 2 that both numbers have: as many as the number with fewer of them.
    let n_twos = a.trailing_zeros().min(b.trailing_zeros());
    a >>= a.trailing_zeros();
    b >>= b.trailing_zeros();
    watch(Step::Strip { n_twos }, &[a, b]);
    while a != b {
        // Invariant: both are odd, and their gcd is the one of the odd parts.
        watch(Step::Subtract, &[a, b]);
        if a < b {
            (a, b) = (b, a);
        }
        a -= b;
        // The difference of two odd numbers is even.
        a >>= a.trailing_zeros();
    }
    a << n_twos
}
