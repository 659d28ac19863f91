//! The greatest number that divides both of two, and the least that both divide; by halving and
//! subtracting, without a division.
//!
//! Cost: [`gcd`] takes at most log₂ a + log₂ b subtractions. For n numbers [`gcd_of_all`] takes n
//! divisions, and O(log of the greatest) subtractions in all, because the gcd never grows again.
//!
//! Domain: all integer types of the standard library, with all their values. gcd(0, b) = b, so
//! gcd(0, 0) = 0. Signs do not matter.
//!
//! Source: J. Stein, "Computational problems associated with Racah algebra", Journal of
//! Computational Physics 1 (1967).
//!
//! Checked: the lists of divisors for all pairs up to 500; all pairs of `u8` and `i8`; the algebra
//! of gcd and lcm on random triples.
//!
//! Page: `docs/en/number-theory/greatest-common-divisor.md`.
//!
//! The library's version is the binary algorithm. What the gcd is, by lists of divisors and by
//! factors: [`by_definition`]. The textbook's versions: [`plain`].

pub mod by_definition;
pub mod plain;

use crate::integer::{Integer, Unsigned};

/// A step of the binary algorithm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// All factors of 2 have been taken out of both numbers.
    Strip {
        /// The number of factors of 2 that both had in common.
        n_twos: u32,
    },
    /// Two odd numbers that differ, before the greater one is replaced by the odd part of their
    /// difference.
    Subtract,
}

/// The greatest common divisor, by the binary algorithm. It divides both numbers, and every number
/// that divides both divides it. O(log a + log b) subtractions and shifts.
#[doc(alias = "greatest common divisor")]
#[doc(alias = "Stein")]
pub fn gcd<T: Integer>(a: T, b: T) -> T::Magnitude {
    gcd_watched(a.magnitude(), b.magnitude(), |_, _| {})
}

/// The binary algorithm, observed: each [`Step`] with the two numbers.
pub fn gcd_watched<T: Unsigned>(a: T, b: T, mut watch: impl FnMut(Step, &[T; 2])) -> T {
    let zero = T::from(false);
    if a == zero || b == zero {
        return a | b;
    }
    let n_twos = (a | b).trailing_zeros();
    let (mut a, mut b) = (a >> a.trailing_zeros(), b >> b.trailing_zeros());
    watch(Step::Strip { n_twos }, &[a, b]);
    while a != b {
        // Invariant: both are odd, and their gcd is that of the two given, without its factors of
        // 2.
        watch(Step::Subtract, &[a, b]);
        let difference = a.wrapping_sub(b);
        let size = if a < b { zero.wrapping_sub(difference) } else { difference };
        a = a.min(b);
        // A number and its negative end in equally many zeros, so they can be counted before the
        // comparison is done.
        b = size >> difference.trailing_zeros();
    }
    a << n_twos
}

/// Whether 1 is the only divisor that the two have in common. O(log a + log b).
///
/// ```
/// use number_theory::greatest_common_divisor::are_coprime;
///
/// assert!(are_coprime(8, 15));
/// assert!(!are_coprime(8, 12));
/// ```
pub fn are_coprime<T: Integer>(a: T, b: T) -> bool {
    gcd(a, b) == T::Magnitude::from(true)
}

/// The least common multiple, which is 0 if one of the two is 0. `None` if it does not fit. O(log a
/// + log b).
#[doc(alias = "least common multiple")]
pub fn checked_lcm<T: Integer>(a: T, b: T) -> Option<T::Magnitude> {
    let zero = T::Magnitude::from(false);
    let (a, b) = (a.magnitude(), b.magnitude());
    // Divide first: then no number on the way is greater than the answer.
    if a == zero || b == zero { Some(zero) } else { (a / gcd(a, b)).checked_mul(b) }
}

/// The gcd of all numbers, 0 if there are none. It stops reading once the gcd is 1. O(n + log of
/// the greatest): a division for each number, and at most two subtractions for each binary digit
/// that the gcd loses.
///
/// ```
/// use number_theory::greatest_common_divisor::gcd_of_all;
///
/// assert_eq!(gcd_of_all([12_u32, 18, 30]), 6);
/// ```
pub fn gcd_of_all<T: Integer>(numbers: impl IntoIterator<Item = T>) -> T::Magnitude {
    let (zero, one) = (T::Magnitude::from(false), T::Magnitude::from(true));
    let mut common = zero;
    for x in numbers {
        // Invariant: common is the gcd of the numbers so far.
        let x = x.magnitude();
        // One division makes x less than common; subtractions would take a step for each digit of
        // x.
        common = if common == zero { x } else { gcd(common, x % common) };
        if common == one {
            break;
        }
    }
    common
}

/// The lcm of all numbers: 1 if there are no numbers, 0 if one of them is 0. `None` if it does not
/// fit. O(n log of the greatest).
///
/// ```
/// use number_theory::greatest_common_divisor::checked_lcm_of_all;
///
/// assert_eq!(checked_lcm_of_all(1..=10_u32), Some(2520));
/// ```
pub fn checked_lcm_of_all<T: Integer>(
    numbers: impl IntoIterator<Item = T>,
) -> Option<T::Magnitude> {
    let zero = T::Magnitude::from(false);
    let mut multiple = Some(T::Magnitude::from(true));
    for x in numbers {
        // Invariant: multiple is the lcm of the numbers so far, or `None` if it does not fit. With
        // a 0 the lcm is 0, which always fits.
        if x.magnitude() == zero {
            return Some(zero);
        }
        multiple = multiple.and_then(|multiple| checked_lcm(multiple, x.magnitude()));
    }
    multiple
}

/// For each place the gcd of all the other numbers. O(n log of the greatest). No number can be
/// taken out of a gcd again, but the gcd of the numbers before a place and the gcd of those after
/// it can be joined.
///
/// ```
/// use number_theory::greatest_common_divisor::gcd_without_each;
///
/// assert_eq!(gcd_without_each(&[12_u32, 18, 8]), [2, 4, 6]);
/// ```
pub fn gcd_without_each<T: Integer>(numbers: &[T]) -> Vec<T::Magnitude> {
    let mut common = T::Magnitude::from(false);
    let mut without: Vec<T::Magnitude> = Vec::with_capacity(numbers.len());
    for &x in numbers {
        without.push(common);
        common = gcd(common, x.magnitude());
    }
    common = T::Magnitude::from(false);
    for (before, &x) in without.iter_mut().zip(numbers).rev() {
        // Invariant: common is the gcd of all numbers after this place.
        *before = gcd(*before, common);
        common = gcd(common, x.magnitude());
    }
    without
}
