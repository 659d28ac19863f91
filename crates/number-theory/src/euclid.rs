//! Euclid's algorithm: the greatest common divisor by remainders, and what the quotients tell.
//!
//! Cost: O(log min(a, b)) divisions: at most five for each decimal digit of the lesser number, and
//! one more if the greater one comes second. The worst two numbers of 64 bits are neighbors in
//! Fibonacci's sequence, and take 91; with the lesser one first, 92.
//!
//! The divisions are an iterator and need no watcher: each [`Row`] is all that the next one needs.
//!
//! Domain: all integer types of the standard library, with all their values; gcd(0, 0) = 0.
//! [`domain`] has what else can be divided with remainder: polynomials, and Gaussian integers.
//!
//! Source: Euclid, *Elements* VII, 1 and 2; G. Lamé, "Note sur la limite du nombre des divisions",
//! Comptes rendus 19 (1844).
//!
//! Checked: the binary algorithm of 8.2 and the lists of divisors; Lamé's bound for all pairs below
//! 1000.
//!
//! Page: `docs/en/number-theory/euclid.md`.

pub mod domain;
pub mod plain;

use crate::integer::{Integer, Unsigned};

/// The greatest common divisor, by remainders. O(log min(a, b)) divisions.
///
/// ```
/// use number_theory::gcd;
///
/// assert_eq!(gcd(1071_u64, 462), 21);
/// assert_eq!(gcd(-12_i32, 18), 6);
/// ```
pub fn gcd<T: Integer>(a: T, b: T) -> T::Magnitude {
    let zero = T::Magnitude::from(false);
    let (mut a, mut b) = (a.magnitude(), b.magnitude());
    while b != zero {
        // Invariant: the common divisors of a and b are those of the two given.
        (a, b) = (b, a % b);
    }
    a
}

/// The greatest common divisor by recursion, as the definition reads. It is as deep as there are
/// divisions, at most 92 for 64 bits.
pub fn gcd_by_recursion<T: Unsigned>(a: T, b: T) -> T {
    if b == T::from(false) { a } else { gcd_by_recursion(b, a % b) }
}

/// The oldest form: take the lesser from the greater until both are equal. For numbers above 0 it
/// takes one step less than all quotients together: for a number and 1 that is the number less 1.
///
/// ```
/// use number_theory::euclid::gcd_by_subtraction;
///
/// assert_eq!(gcd_by_subtraction(48, 36), 12);
/// ```
pub fn gcd_by_subtraction(mut a: u32, mut b: u32) -> u32 {
    if a == 0 || b == 0 {
        return a | b;
    }
    while a != b {
        if a < b { b -= a } else { a -= b }
    }
    a
}

/// The least common multiple, which is 0 if one of the two is 0. `None` if it does not fit.
///
/// ```
/// use number_theory::euclid::checked_lcm;
///
/// assert_eq!(checked_lcm(4_u8, 6), Some(12));
/// assert_eq!(checked_lcm(255_u8, 254), None);
/// ```
pub fn checked_lcm<T: Integer>(a: T, b: T) -> Option<T::Magnitude> {
    let common = gcd(a, b);
    if common == T::Magnitude::from(false) {
        return Some(common);
    }
    (a.magnitude() / common).checked_mul(b.magnitude())
}

/// One division of the algorithm: a = quotient · b + remainder, and the remainder is less than b.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row<T> {
    /// The dividend.
    pub a: T,
    /// The divisor, not 0.
    pub b: T,
    /// The whole quotient a / b.
    pub quotient: T,
    /// The remainder.
    pub remainder: T,
}

/// The divisions of the algorithm, one after the other. The last remainder is 0, and the last b is
/// the gcd; without any, b was 0.
pub fn rows<T: Integer>(a: T, b: T) -> Rows<T::Magnitude> {
    Rows { a: a.magnitude(), b: b.magnitude() }
}

/// The iterator of [`rows`].
#[derive(Debug, Clone)]
pub struct Rows<T> {
    a: T,
    b: T,
}

impl<T: Unsigned> Iterator for Rows<T> {
    type Item = Row<T>;

    fn next(&mut self) -> Option<Row<T>> {
        let Rows { a, b } = *self;
        if b == T::from(false) {
            return None;
        }
        let (quotient, remainder) = (a / b, a % b);
        *self = Rows { a: b, b: remainder };
        Some(Row { a, b, quotient, remainder })
    }
}

impl<T: Unsigned> std::iter::FusedIterator for Rows<T> {}

/// The fractions that come closer and closer to a / b, as (numerator, denominator), in lowest
/// terms: what its continued fraction is worth if it ends early. The last is a / b itself. None at
/// all if b is 0.
///
/// ```
/// use number_theory::euclid::convergents;
///
/// // Of 649/200 = 3 + 1/(4 + 1/(12 + 1/4)).
/// assert!(convergents(649_u32, 200).eq([(3, 1), (13, 4), (159, 49), (649, 200)]));
/// ```
pub fn convergents<T: Unsigned>(a: T, b: T) -> impl Iterator<Item = (T, T)> {
    let (zero, one) = (T::from(false), T::from(true));
    // The last two fractions. They grow up to a / b in lowest terms, so nothing leaves the type.
    let mut last = ((zero, one), (one, zero));
    rows(a, b).map(move |row| {
        let ((p_before, q_before), (p, q)) = last;
        let next = (row.quotient * p + p_before, row.quotient * q + q_before);
        last = ((p, q), next);
        next
    })
}

/// A square with its corner at (x, y).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square<T> {
    /// The distance of its left side from the left.
    pub x: T,
    /// The distance of its upper side from the top.
    pub y: T,
    /// The length of its sides.
    pub side: T,
}

/// Fills a rectangle with squares, always with the largest that fits. Each division is a row of
/// equal squares, whose number is the quotient. The side of the last square is the gcd. A rectangle
/// without area has no squares.
pub fn squares<T: Unsigned>(width: T, height: T) -> Squares<T> {
    let zero = T::from(false);
    let height = if width == zero { zero } else { height };
    let is_across = false;
    Squares { rows: rows(width, height), corner: (zero, zero), side: zero, n_left: zero, is_across }
}

/// The iterator of [`squares`].
#[derive(Debug, Clone)]
pub struct Squares<T> {
    rows: Rows<T>,
    /// The corner where the rest of the rectangle begins.
    corner: (T, T),
    /// The side of the squares of this row, how many are still to come, and whether they lie side
    /// by side.
    side: T,
    n_left: T,
    is_across: bool,
}

impl<T: Unsigned> Iterator for Squares<T> {
    type Item = Square<T>;

    fn next(&mut self) -> Option<Square<T>> {
        while self.n_left == T::from(false) {
            let row = self.rows.next()?;
            (self.side, self.n_left) = (row.b, row.quotient);
            // The rest has its long side in the other direction.
            self.is_across = !self.is_across;
        }
        let ((x, y), side) = (self.corner, self.side);
        self.corner = if self.is_across { (x + side, y) } else { (x, y + side) };
        self.n_left = self.n_left - T::from(true);
        Some(Square { x, y, side })
    }
}

impl<T: Unsigned> std::iter::FusedIterator for Squares<T> {}
