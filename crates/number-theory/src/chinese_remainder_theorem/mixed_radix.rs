//! Part of [Chinese remainder theorem](super): the solution as digits, without a wide number.
//!
//! As 754 is 4 + 5 · 10 + 7 · 10 · 10, so x is `d₀ + d₁·m₀ + d₂·m₀·m₁ + …` with one digit `dᵢ < mᵢ`
//! for each modulus.
//!
//! Cost: O(k² log m) divisions to check all pairs of k moduli up to m, then O(k²) products and k
//! inverses; O(k) space.
//!
//! Domain: moduli of 64 bits, no two of which have a common divisor; solutions of any size.
//!
//! Source: H. L. Garner, "The residue number system", IRE Transactions on Electronic Computers 8
//! (1959).
//!
//! Checked: the library's version, on all systems of up to 3 congruences with moduli up to 6; a
//! number of 3000 bits.
//!
//! Page: `docs/en/number-theory/chinese-remainder-theorem/garner.md`.

use std::num::NonZeroU64;

use super::{Congruence, CrtError, check_coprime, gap};
use crate::extended_euclid::{add_mod, inverse, mul_mod};

/// The least solution of a system of coprime moduli, of any size.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, garner};
///
/// // x leaves the remainder 1 for three moduli whose product needs more than 128 bits.
/// let modulus = |m| NonZeroU64::new(m).expect("not 0");
/// let system = [0, 2, 4].map(|k| Congruence::new(1, modulus(u64::MAX - k)));
/// assert_eq!(garner(&system)?.value(), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct MixedRadix {
    digits: Vec<u64>,
    moduli: Vec<NonZeroU64>,
}

/// What happens to the digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A digit was found and added. What led to it is counted modulo the modulus of that digit.
    Digit {
        /// The number that the digits before it make.
        value: u64,
        /// The place of the digit: the product of the moduli before it.
        place: u64,
    },
}

/// The digits of the least solution. O(k²) products, after a check of all pairs in O(k² log m).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, garner};
///
/// let modulus = |m| NonZeroU64::new(m).expect("not 0");
/// let system = [(2, 3), (3, 5), (2, 7)].map(|(r, m)| Congruence::new(r, modulus(m)));
/// let x = garner(&system)?;
/// // 23 = 2 + 2 · 3 + 1 · 15.
/// assert_eq!(x.digits(), [2, 2, 1]);
/// assert_eq!((x.value(), x.modulo(modulus(10))), (Some(23), 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If two moduli have a common divisor.
pub fn garner(system: &[Congruence]) -> Result<MixedRadix, CrtError> {
    garner_watched(system, |_, _| {})
}

/// [`garner`], observed: each [`Step`] with the digits so far.
///
/// # Errors
/// As [`garner`].
pub fn garner_watched(
    system: &[Congruence],
    mut watch: impl FnMut(Step, &MixedRadix),
) -> Result<MixedRadix, CrtError> {
    check_coprime(system)?;
    let mut known = MixedRadix::default();
    for &Congruence { remainder, modulus: m } in system {
        // Invariant: the digits make the least number that has all remainders before this one.
        let (value, place) = known.value_and_place(m);
        // value + place · digit must have the new remainder, so the digit is the gap divided by
        // the place.
        let gap = gap(value, remainder % m, m);
        let digit = inverse(place, m).map_or(0, |inverse| mul_mod(gap, inverse, m));
        known.digits.push(digit);
        known.moduli.push(m);
        watch(Step::Digit { value, place }, &known);
    }
    Ok(known)
}

impl MixedRadix {
    /// The digits; each is less than its modulus.
    pub fn digits(&self) -> &[u64] {
        &self.digits
    }

    /// The number itself, if it fits.
    pub fn value(&self) -> Option<u128> {
        let mut digits = self.digits.iter().zip(&self.moduli).rev();
        digits.try_fold(0, |value: u128, (&digit, &m)| {
            value.checked_mul(m.get().into())?.checked_add(digit.into())
        })
    }

    /// The remainder of the number modulo m, which need not be one of the moduli. O(k).
    pub fn modulo(&self, m: NonZeroU64) -> u64 {
        self.value_and_place(m).0
    }

    /// The number, and the place of the next digit, which is the product of all moduli; both modulo
    /// m.
    fn value_and_place(&self, m: NonZeroU64) -> (u64, u64) {
        let (mut value, mut place) = (0, 1 % m);
        for (&digit, &next) in self.digits.iter().zip(&self.moduli) {
            value = add_mod(value, mul_mod(digit, place, m), m);
            place = mul_mod(place, next.get(), m);
        }
        (value, place)
    }
}
