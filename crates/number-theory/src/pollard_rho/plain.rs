//! Part of [Pollard's rho](super): the textbook's version, which takes a gcd at each step.
//!
//! The picture on the page runs this version. The [library's version](super::factors) multiplies
//! many differences before it takes a gcd, and multiplies without divisions.
//!
//! Cost: O(√p) steps for the least prime factor p, expected if the iteration behaves like a random
//! one; each takes O(log n).
//!
//! Domain: composite numbers; for a prime it returns `None`.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: every result divides; some constant divides every composite number below 2000 except 4.
//!
//! Page: `docs/en/number-theory/prime-sieve/primality.md`.

use std::num::NonZeroU64;

use crate::euclid::gcd;

/// What the search does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// Both walkers have moved, and the gcd of their difference and n is this.
    Walk {
        /// The gcd: 1 if nothing is found yet.
        common: u128,
    },
}

/// A divisor of `n` other than 1 and `n`, from the numbers 2, f(2), f(f(2)), … with f(x) = x² + c
/// modulo n. `None` if they repeat modulo n before they show a divisor; then try another c.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use number_theory::pollard_rho::plain::rho;
///
/// let n = NonZeroU64::new(2047).expect("not 0");
/// assert_eq!(rho(n, 1), Some(23));
/// ```
pub fn rho(n: NonZeroU64, c: u64) -> Option<u64> {
    rho_watched(n, c, |_, _| {})
}

/// [`rho`], observed: each [`Step`] with the places of the slow walker and of the fast one.
pub fn rho_watched(n: NonZeroU64, c: u64, mut watch: impl FnMut(Step, &[u128; 2])) -> Option<u64> {
    // Products of two numbers below n have up to 128 bits.
    let [n, c] = [n.get(), c].map(u128::from);
    let next = |x: u128| (x * x + c) % n;
    let (mut slow, mut fast) = (2, 2);
    loop {
        slow = next(slow);
        fast = next(next(fast));
        let common = gcd(slow.abs_diff(fast), n);
        watch(Step::Walk { common }, &[slow, fast]);
        if common == n {
            return None;
        }
        if 1 < common {
            return u64::try_from(common).ok();
        }
    }
}
