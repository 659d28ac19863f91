//! Part of [extended Euclid](super): the textbook's version, on rows of three numbers with signs.
//!
//! The pictures on the pages run this version. The library's version keeps the sizes without their
//! signs, so that numbers of 64 bits stay within 64 bits.
//!
//! Cost: O(log min(a, b)) divisions.
//!
//! Domain: all numbers of 32 bits; then 64 bits have room for each number of each row.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all pairs up to 300 and on the largest ones.
//!
//! Page: `docs/en/number-theory/extended-euclid.md`.

use std::num::NonZeroU32;

/// A row: r, x and y with `r = a·x + b·y`.
pub type Row = [i64; 3];

/// What happens to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The next row was computed; the two rows are those that it was made of.
    Next {
        /// How often the lower row was subtracted from the upper one.
        quotient: i64,
        /// The new row.
        next: Row,
    },
}

/// The greatest common divisor of a and b, and two coefficients: r, x and y with `r = a·x + b·y`.
///
/// ```
/// use number_theory::extended_euclid::plain::extended_gcd;
///
/// assert_eq!(extended_gcd(30, 22), [2, 3, -4]);
/// ```
pub fn extended_gcd(a: u32, b: u32) -> Row {
    extended_gcd_watched(a, b, |_, _| {})
}

/// [`extended_gcd`], observed: each [`Step`] with the upper and the lower row.
pub fn extended_gcd_watched(a: u32, b: u32, mut watch: impl FnMut(Step, &[Row; 2])) -> Row {
    let mut upper = [i64::from(a), 1, 0];
    let mut lower = [i64::from(b), 0, 1];
    while lower[0] != 0 {
        // Invariant: r = a·x + b·y in both rows [r, x, y].
        let quotient = upper[0] / lower[0];
        let next = [0, 1, 2].map(|i| upper[i] - quotient * lower[i]);
        watch(Step::Next { quotient, next }, &[upper, lower]);
        (upper, lower) = (lower, next);
    }
    upper
}

/// The inverse of a modulo m: the number x below m with `a·x = 1` modulo m, or `None` if there is
/// none.
///
/// ```
/// use std::num::NonZeroU32;
///
/// use number_theory::extended_euclid::plain::inverse;
///
/// let m = NonZeroU32::new(10).expect("not 0");
/// assert_eq!(inverse(3, m), Some(7));
/// assert_eq!(inverse(4, m), None);
/// ```
pub fn inverse(a: u32, m: NonZeroU32) -> Option<i64> {
    let [gcd, x, _] = extended_gcd(a, m.get());
    (gcd == 1).then(|| x.rem_euclid(m.get().into()))
}
