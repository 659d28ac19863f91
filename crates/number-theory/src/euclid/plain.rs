//! Part of [Euclid's algorithm](super): the textbook's version, on numbers of 64 bits without a
//! sign.
//!
//! The picture on the page runs [`gcd`]. The library's version takes all integer types, and their
//! signs.
//!
//! Cost: O(log min(a, b)) divisions.
//!
//! Domain: all numbers of the type; gcd(0, 0) = 0.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all pairs below 60 and on random ones.
//!
//! Page: `docs/en/number-theory/euclid.md`.

/// What the algorithm does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The first number is divided by the second.
    Divide {
        /// What is left: less than the second number.
        remainder: u64,
    },
}

/// The greatest common divisor.
///
/// ```
/// use number_theory::euclid::plain::gcd;
///
/// assert_eq!(gcd(30, 22), 2);
/// assert_eq!(gcd(5, 0), 5);
/// ```
pub fn gcd(a: u64, b: u64) -> u64 {
    gcd_watched(a, b, |_, _| {})
}

/// [`gcd`], observed: each [`Step`] with the two numbers as they then are.
pub fn gcd_watched(mut a: u64, mut b: u64, mut watch: impl FnMut(Step, &[u64; 2])) -> u64 {
    while b != 0 {
        // Invariant: the common divisors of a and b are those of the two given.
        let remainder = a % b;
        watch(Step::Divide { remainder }, &[a, b]);
        (a, b) = (b, remainder);
    }
    a
}
