//! The Chinese remainder theorem: a number by its remainders.
//!
//! Cost: O(k log m) divisions for k congruences with moduli up to m, O(1) space.
//!
//! Domain: remainders and moduli of 64 bits, not necessarily coprime; the least common multiple of
//! the moduli up to 128 bits. For more, [`mixed_radix`] needs no wide number.
//!
//! Source: Sūnzǐ Suànjīng (about 400), chapter 3, problem 26; Qín Jiǔsháo, Shùshū Jiǔzhāng (1247),
//! for moduli that are not coprime.
//!
//! Checked: all systems of up to 3 congruences with moduli up to 6 against a search; systems made
//! from a number of 128 bits.
//!
//! Page: `docs/en/number-theory/chinese-remainder-theorem.md`.

pub mod mixed_radix;
pub mod plain;

use std::num::{NonZeroU64, NonZeroU128};

use thiserror::Error;

use crate::extended_euclid::congruence::solve_congruence;
use crate::extended_euclid::{extended_gcd, inverse, mul_mod, remainder};

/// One congruence: `x ≡ remainder` modulo `modulus`.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, crt};
///
/// let modulus = NonZeroU64::new(5).expect("not 0");
/// // The numbers that are congruent to 13 modulo 5 are 3, 8, 13 and so on.
/// let class = crt(&[Congruence::new(13, modulus)])?;
/// assert_eq!((class.remainder(), class.modulus().get()), (3, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Congruence {
    /// A number that is congruent to x. It need not be below the modulus.
    pub remainder: u64,
    /// The modulus. Modulo 1, all numbers are congruent, so every x will do.
    pub modulus: NonZeroU64,
}

/// A residue class, all of whose numbers are congruent modulo `modulus`: the solutions of a system.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, crt};
///
/// let modulus = |m| NonZeroU64::new(m).expect("not 0");
/// // The remainders 2 modulo 3 and 3 modulo 5: 8, 23, 38 and so on.
/// let class = crt(&[Congruence::new(2, modulus(3)), Congruence::new(3, modulus(5))])?;
/// assert_eq!((class.remainder(), class.modulus().get()), (8, 15));
/// assert!(class.contains(38));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Class {
    /// The least of them, below the modulus.
    remainder: u128,
    /// The distance from one number of the class to the next.
    modulus: NonZeroU128,
}

/// Why a system has no class of solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CrtError {
    /// Two congruences exclude each other, because their remainders differ modulo the greatest
    /// common divisor of their moduli.
    #[error("congruences {earlier} and {index} exclude each other: they differ modulo {gcd}")]
    Contradiction {
        /// The index of the one.
        earlier: usize,
        /// The index of the other, the first that excludes what is before it.
        index: usize,
        /// The greatest common divisor of their moduli.
        gcd: u64,
    },
    /// The moduli have a common divisor, where they must not.
    #[error("the moduli of congruences {earlier} and {index} have the divisor {gcd} in common")]
    NotCoprime {
        /// The index of the one.
        earlier: usize,
        /// The index of the other.
        index: usize,
        /// The greatest common divisor of their moduli.
        gcd: u64,
    },
    /// The least common multiple of the moduli needs more than 128 bits.
    #[error("the modulus leaves 128 bits with congruence {index}")]
    Overflow {
        /// The index of the congruence with which it does.
        index: usize,
    },
}

impl Congruence {
    /// `x ≡ remainder`, which may be negative.
    pub fn new(remainder: i64, modulus: NonZeroU64) -> Self {
        let size = remainder.unsigned_abs() % modulus;
        let is_above = remainder < 0 && size != 0;
        Congruence { remainder: if is_above { modulus.get() - size } else { size }, modulus }
    }
}

impl Class {
    /// The class of all numbers.
    pub const ALL: Class = Class { remainder: 0, modulus: NonZeroU128::MIN };

    /// The class of all numbers that are congruent to `x` modulo `modulus`.
    pub fn new(x: u128, modulus: NonZeroU128) -> Self {
        Class { remainder: x % modulus, modulus }
    }

    /// The least number of the class; it is below the modulus.
    pub fn remainder(&self) -> u128 {
        self.remainder
    }

    /// The distance from one number of the class to the next.
    pub fn modulus(&self) -> NonZeroU128 {
        self.modulus
    }

    /// Whether a number belongs to the class.
    pub fn contains(&self, x: u128) -> bool {
        x % self.modulus == self.remainder
    }

    /// The least number of the class that is not below `lowest`; `None` if it leaves 128 bits.
    pub fn at_least(&self, lowest: u128) -> Option<u128> {
        let (rest, modulus) = (lowest % self.modulus, self.modulus.get());
        let ahead = if rest <= self.remainder {
            self.remainder - rest
        } else {
            modulus - (rest - self.remainder)
        };
        lowest.checked_add(ahead)
    }

    /// The numbers of the class that satisfy one more congruence. O(log of its modulus).
    ///
    /// # Errors
    /// If nothing is left, or the new modulus leaves 128 bits.
    pub fn and(self, next: Congruence) -> Result<Class, CongruenceError> {
        let m = next.modulus;
        if self == Class::ALL {
            return Ok(Class { remainder: (next.remainder % m).into(), modulus: m.into() });
        }
        // The numbers of the class are remainder + modulus·t. Which t does the congruence allow?
        let (start, step) = (remainder(self.remainder, m), remainder(self.modulus.get(), m));
        let gap = gap(start, next.remainder % m, m);
        let times = solve_congruence(step, gap, m).ok_or(CongruenceError::Contradiction)?;
        let t = u128::from(times.first().unwrap_or(0));
        // Each times.step()-th t does; and t is less than that, so the sum below is less than this
        // product.
        let modulus =
            self.modulus.checked_mul(times.step().into()).ok_or(CongruenceError::Overflow)?;
        Ok(Class { remainder: self.remainder + self.modulus.get() * t, modulus })
    }
}

/// Why a class takes no further congruence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum CongruenceError {
    /// No number of the class has the remainder.
    #[error("no number of the class has the remainder")]
    Contradiction,
    /// The new modulus needs more than 128 bits.
    #[error("the modulus leaves 128 bits")]
    Overflow,
}

/// The distance from one remainder up to another, modulo m.
fn gap(from: u64, to: u64, m: NonZeroU64) -> u64 {
    if from <= to { to - from } else { m.get() - (from - to) }
}

/// What happens to the class of the solutions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A congruence was combined with those before it.
    Combine {
        /// Its index in the system.
        index: usize,
    },
}

/// All solutions of a system, as one class. Without congruences these are all numbers. O(k log m).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, crt};
///
/// // The number that leaves 2, 3 and 2 modulo 3, 5 and 7.
/// let modulus = |m| NonZeroU64::new(m).expect("not 0");
/// let system = [(2, 3), (3, 5), (2, 7)].map(|(r, m)| Congruence::new(r, modulus(m)));
/// let class = crt(&system)?;
/// assert_eq!((class.remainder(), class.modulus().get()), (23, 105));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If two congruences exclude each other, or the least common multiple of the moduli leaves 128
/// bits.
#[doc(alias = "chinese remainder theorem")]
pub fn crt(system: &[Congruence]) -> Result<Class, CrtError> {
    crt_watched(system, |_, _| {})
}

/// The solutions of a system, observed: each [`Step`] with the solutions that are left after it.
///
/// # Errors
/// As [`crt`].
pub fn crt_watched(
    system: &[Congruence],
    mut watch: impl FnMut(Step, &Class),
) -> Result<Class, CrtError> {
    let mut class = Class::ALL;
    for (index, &next) in system.iter().enumerate() {
        // Invariant: the class holds the solutions of system[..index], all of them and no others.
        class = class.and(next).map_err(|refused| match refused {
            CongruenceError::Contradiction => contradiction(system, index),
            CongruenceError::Overflow => CrtError::Overflow { index },
        })?;
        watch(Step::Combine { index }, &class);
    }
    Ok(class)
}

/// The first congruence that the one at `index` excludes.
fn contradiction(system: &[Congruence], index: usize) -> CrtError {
    let Congruence { remainder, modulus } = system[index];
    let gcd_with = |other: &Congruence| extended_gcd(other.modulus.get(), modulus.get()).gcd;
    let excludes =
        |other: &Congruence| !other.remainder.abs_diff(remainder).is_multiple_of(gcd_with(other));
    let earlier = system[..index].iter().position(excludes);
    let earlier = earlier.expect("a system in which no two exclude each other has a solution");
    CrtError::Contradiction { earlier, index, gcd: gcd_with(&system[earlier]) }
}

/// All solutions of a system of coprime moduli, by one sum: each term has one of the remainders,
/// and the remainder 0 for the other moduli. O(k log m), after a check of all pairs in O(k² log m).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::{Congruence, CrtError, crt_coprime};
///
/// let says = |(remainder, m)| Congruence::new(remainder, NonZeroU64::new(m).expect("not 0"));
/// assert_eq!(crt_coprime(&[(2, 3), (3, 5), (2, 7)].map(says))?.remainder(), 23);
/// let error = crt_coprime(&[(1, 4), (1, 6)].map(says));
/// assert_eq!(error, Err(CrtError::NotCoprime { earlier: 0, index: 1, gcd: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If two moduli have a common divisor, or their product leaves 128 bits.
pub fn crt_coprime(system: &[Congruence]) -> Result<Class, CrtError> {
    check_coprime(system)?;
    let mut modulus = NonZeroU128::MIN;
    for (index, next) in system.iter().enumerate() {
        modulus = modulus.checked_mul(next.modulus.into()).ok_or(CrtError::Overflow { index })?;
    }
    let mut sum = 0;
    for &Congruence { remainder: wanted, modulus: m } in system {
        // Invariant: the sum is below the modulus, has the right remainder for each m before, and 0
        // for each m from here on.
        let others = modulus.get() / u128::from(m.get());
        let to_one = inverse(remainder(others, m), m).unwrap_or(0);
        let term = others * u128::from(mul_mod(wanted, to_one, m));
        let room = modulus.get() - sum;
        sum = if term < room { sum + term } else { term - room };
    }
    Ok(Class { remainder: sum, modulus })
}

/// Whether no two moduli have a common divisor; else the first two that have.
fn check_coprime(system: &[Congruence]) -> Result<(), CrtError> {
    for (index, next) in system.iter().enumerate() {
        for (earlier, before) in system[..index].iter().enumerate() {
            let gcd = extended_gcd(before.modulus.get(), next.modulus.get()).gcd;
            if gcd != 1 {
                return Err(CrtError::NotCoprime { earlier, index, gcd });
            }
        }
    }
    Ok(())
}
