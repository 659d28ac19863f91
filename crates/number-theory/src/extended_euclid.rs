//! Extended Euclid: the greatest common divisor of a and b, and integers x and y such that
//! `a·x + b·y` is that divisor.
//!
//! Cost: O(log min(a, b)) divisions, at most 92 for 64 bits; O(1) space.
//!
//! Domain: all of `u64` and all of `i64`. The sizes of x and y are kept without their signs, which
//! alternate, so nothing leaves 64 bits on the way, and no wider type is needed. Of all pairs that
//! serve, one of the least comes out: |x| ≤ b/2g and |y| ≤ a/2g, unless a divides b or b divides a.
//!
//! Source: Euclid, *Elements* VII.2; Āryabhaṭa, *Āryabhaṭīya* (499), for the coefficients; TAOCP 2,
//! 4.5.2, algorithm X.
//!
//! Checked: the identity and the bounds for all a, b up to 300; the inverse and the congruence
//! against a search for all moduli up to 60.
//!
//! Page: `docs/en/number-theory/extended-euclid.md`.
//!
//! What follows from it: [`congruence`], [`diophantine`], and [`batch`] for many inverses at once.

pub mod batch;
pub mod congruence;
pub mod diophantine;
pub mod plain;

use std::num::NonZeroU64;

/// A greatest common divisor, and how it is made: `a·x + b·y = gcd`.
///
/// ```
/// use number_theory::{Bezout, extended_gcd};
///
/// let Bezout { gcd, x, y } = extended_gcd(240, 46);
/// assert_eq!((gcd, 240 * x + 46 * y), (2, 2));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bezout {
    /// The greatest common divisor; 0 if both numbers are 0.
    pub gcd: u64,
    /// The coefficient of a.
    pub x: i64,
    /// The coefficient of b.
    pub y: i64,
}

/// A row of the table. `r` is `a·x - b·y` in an even row and `b·y - a·x` in an odd one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    /// A remainder of Euclid's algorithm.
    pub r: u64,
    /// The size of the coefficient of a; at most b/g, and at most 1 if b is 0.
    pub x: u64,
    /// The size of the coefficient of b; at most a/g, and at most 1 if a is 0.
    pub y: u64,
    /// Which coefficient is negative: x in an odd row, y in an even one.
    pub is_odd: bool,
}

/// What happens to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The first two rows stand: a, and b.
    Start,
    /// A row was added, by a division.
    Divide {
        /// The number of times that the lower row was subtracted from the upper.
        quotient: u64,
    },
}

impl Row {
    /// This row less `quotient` times the next. The signs of x alternate, and so do those of y:
    /// taken away, the sizes add up.
    fn less(self, quotient: u64, next: Row) -> Row {
        Row {
            r: self.r - quotient * next.r,
            x: self.x + quotient * next.x,
            y: self.y + quotient * next.y,
            is_odd: self.is_odd,
        }
    }
}

/// The greatest common divisor with its coefficients; `a = b = 0` gives 0 = 0 · 1 + 0 · 0. O(log
/// min(a, b)).
///
/// ```
/// use number_theory::extended_gcd;
///
/// let bezout = extended_gcd(240, 46);
/// assert_eq!((bezout.gcd, bezout.x, bezout.y), (2, -9, 47));
/// ```
#[doc(alias = "Bezout")]
#[doc(alias = "egcd")]
pub fn extended_gcd(a: u64, b: u64) -> Bezout {
    extended_gcd_watched(a, b, |_, _| {})
}

/// Extended Euclid, observed: each [`Step`] with the last two rows.
pub fn extended_gcd_watched(a: u64, b: u64, mut watch: impl FnMut(Step, &[Row; 2])) -> Bezout {
    let first = Row { r: a, x: 1, y: 0, is_odd: false };
    let second = Row { r: b, x: 0, y: 1, is_odd: true };
    let mut rows = [first, second];
    watch(Step::Start, &rows);
    while rows[1].r != 0 {
        // Invariant: r is ±(a·x - b·y) in both rows, and the two r have the common divisors of a
        // and b.
        let [upper, lower] = rows;
        let quotient = upper.r / lower.r;
        rows = [lower, upper.less(quotient, lower)];
        watch(Step::Divide { quotient }, &rows);
    }
    let [Row { r: gcd, x, y, is_odd }, _] = rows;
    // The row of 0 holds b/g and a/g, and its last quotient is at least 2, so these are at most
    // half as large.
    let (x, y) = (x.cast_signed(), y.cast_signed());
    if is_odd { Bezout { gcd, x: -x, y } } else { Bezout { gcd, x, y: -y } }
}

/// Extended Euclid for numbers of any sign. The divisor is never negative; that of `i64::MIN` and 0
/// is 2⁶³. O(log min(|a|, |b|)).
pub fn extended_gcd_signed(a: i64, b: i64) -> Bezout {
    let Bezout { gcd, x, y } = extended_gcd(a.unsigned_abs(), b.unsigned_abs());
    // a·x = |a|·(-x) for a negative a.
    Bezout { gcd, x: if a < 0 { -x } else { x }, y: if b < 0 { -y } else { y } }
}

/// The inverse of `a` modulo m: the number below m whose product with `a` is 1. `None` if `a` and m
/// have a common divisor above 1. Modulo 1 everything is 0, and so is the inverse. O(log m).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::inverse;
///
/// let m = NonZeroU64::new(7).expect("not 0");
/// assert_eq!(inverse(3, m), Some(5));
/// assert_eq!(inverse(14, m), None);
/// ```
#[doc(alias = "modular inverse")]
pub fn inverse(a: u64, m: NonZeroU64) -> Option<u64> {
    // m·x + a·y = 1 says a·y ≡ 1: the multiple of m does not count.
    let Bezout { gcd, y, .. } = extended_gcd(m.get(), a % m);
    (gcd == 1).then(|| if y < 0 { m.get() - y.unsigned_abs() } else { y.unsigned_abs() })
}

/// The product of two numbers, modulo m. The product itself may need 128 bits.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::extended_euclid::mul_mod;
///
/// let m = NonZeroU64::new(u64::MAX).expect("not 0");
/// assert_eq!(mul_mod(u64::MAX - 1, u64::MAX - 1, m), 1);
/// ```
#[expect(clippy::cast_possible_truncation, reason = "a remainder by m is below m")]
pub fn mul_mod(a: u64, b: u64, m: NonZeroU64) -> u64 {
    (u128::from(a) * u128::from(b) % u128::from(m.get())) as u64
}

/// The sum of two numbers below m, modulo m; the sum itself may need 65 bits.
pub(crate) fn add_mod(a: u64, b: u64, m: NonZeroU64) -> u64 {
    let room = m.get() - b;
    if a < room { a + b } else { a - room }
}

/// The remainder of a wide number.
#[expect(clippy::cast_possible_truncation, reason = "a remainder by m is below m")]
pub(crate) fn remainder(x: u128, m: NonZeroU64) -> u64 {
    match u64::try_from(x) {
        // A division of 64 bits is faster than one of 128.
        Ok(x) => x % m,
        Err(_) => (x % u128::from(m.get())) as u64,
    }
}
