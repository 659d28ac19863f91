//! Part of [Chinese remainder theorem](super): the textbook's version, on numbers with signs.
//!
//! The pictures on the page run this version. The library's version takes remainders and moduli of
//! 64 bits, gives solutions of 128 bits, and says which two congruences exclude each other.
//!
//! Cost: O(k log m) divisions for k congruences with moduli up to m.
//!
//! Domain: positive moduli below 2³¹, whose least common multiple is below 2⁶²; remainders from 0
//! on, each below its modulus. So no product leaves 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all systems of up to 3 congruences with moduli up to 6, and
//! on the largest moduli.
//!
//! Page: `docs/en/number-theory/chinese-remainder-theorem.md`.

use crate::extended_euclid::{Bezout, extended_gcd_signed};

/// What happens to the solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The next congruence was read; the solutions are still those of the congruences before it.
    Read {
        /// The greatest common divisor of both moduli.
        gcd: i64,
        /// The number of times that the modulus so far is taken to give `gcd` modulo m.
        factor: i64,
    },
    /// The solutions are those of one more congruence.
    Merge {
        /// How often the modulus was added to x.
        t: i64,
    },
}

/// The least solution of a system of congruences `(remainder, modulus)`, and the modulus of all
/// solutions; `None` if there is no solution.
///
/// ```
/// use number_theory::chinese_remainder_theorem::plain::crt;
///
/// assert_eq!(crt(&[(2, 3), (3, 5), (2, 7)]), Some((23, 105)));
/// assert_eq!(crt(&[(3, 4), (2, 6)]), None);
/// ```
pub fn crt(system: &[(i64, i64)]) -> Option<(i64, i64)> {
    crt_watched(system, |_, _| {})
}

/// [`crt`], observed: each [`Step`] with the least solution and the modulus so far.
pub fn crt_watched(
    system: &[(i64, i64)],
    mut watch: impl FnMut(Step, &(i64, i64)),
) -> Option<(i64, i64)> {
    let (mut x, mut modulus) = (0, 1);
    for &(r, m) in system {
        // Invariant: the congruences before this one say x + modulus · t, for all whole t.
        let Bezout { gcd, x: factor, .. } = extended_gcd_signed(modulus, m);
        let gcd = gcd.cast_signed();
        watch(Step::Read { gcd, factor }, &(x, modulus));
        if (r - x) % gcd != 0 {
            return None;
        }
        // modulus · factor is gcd modulo m, so modulus · t is r - x.
        let t = ((r - x) / gcd * factor).rem_euclid(m / gcd);
        x += modulus * t;
        modulus *= m / gcd;
        watch(Step::Merge { t }, &(x, modulus));
    }
    Some((x, modulus))
}
