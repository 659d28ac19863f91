//! Part of [modular exponentiation](super): the textbook's version, with a remainder after each
//! product.
//!
//! The picture on the page runs this version. The [library's version](super::power_mod) takes
//! moduli of 64 bits, and divides less.
//!
//! Cost: n + w products for an exponent of n binary digits, w of which are 1.
//!
//! Domain: moduli of 32 bits; then a product of two remainders has room in 64 bits. 0⁰ is 1, and
//! modulo 1 everything is 0.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all bases and exponents up to 40 and all moduli up to 40, and
//! on the largest ones; the invariant at each step.
//!
//! Page: `docs/en/number-theory/modular-exponentiation.md`.

use std::num::NonZeroU32;

/// What happens to the numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The rest of the exponent is odd, and the product was multiplied by the square.
    Multiply,
    /// The square was squared, and the rest of the exponent was halved.
    Square,
}

/// `base` to the power `exponent`, modulo m.
///
/// ```
/// use std::num::NonZeroU32;
///
/// use number_theory::modular_exponentiation::plain::power_mod;
///
/// let m = NonZeroU32::new(100).expect("not 0");
/// assert_eq!(power_mod(3, 13, m), 23);
/// ```
pub fn power_mod(base: u64, exponent: u64, m: NonZeroU32) -> u64 {
    power_mod_watched(base, exponent, m, |_, _| {})
}

/// [`power_mod`], observed: each [`Step`] with the square, the product and the rest of the exponent
/// after it.
pub fn power_mod_watched(
    base: u64,
    exponent: u64,
    m: NonZeroU32,
    mut watch: impl FnMut(Step, &[u64; 3]),
) -> u64 {
    let m = u64::from(m.get());
    let (mut square, mut product, mut rest) = (base % m, 1 % m, exponent);
    while rest != 0 {
        // Invariant: product · square^rest is base^exponent, modulo m.
        if rest % 2 == 1 {
            product = product * square % m;
            watch(Step::Multiply, &[square, product, rest]);
        }
        square = square * square % m;
        rest /= 2;
        watch(Step::Square, &[square, product, rest]);
    }
    product
}
