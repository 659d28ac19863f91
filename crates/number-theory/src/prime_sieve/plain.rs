//! Part of [prime sieves](super): the textbook's versions, with one `bool` for each number.
//!
//! The pictures on the pages run these versions. The library's versions are
//! [`super::eratosthenes`], which reports a table that is too large, and [`super::primes_in`],
//! which sieves a long window block by block.
//!
//! Cost: [`eratosthenes`] O(n log log n) time and n bytes; [`primes_in`] O((hi - lo + √hi) log log
//! hi) time and √hi + (hi - lo) bytes, at worst.
//!
//! Domain: tables that fit the memory.
//!
//! Source: as for the [library's versions](super).
//!
//! Checked: the library's versions, on all ends below 400 and on all windows up to 130.
//!
//! Page: `docs/en/number-theory/prime-sieve.md`.

use std::ops::Range;

/// What a sieve does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The loop comes to this number, which may be prime or not.
    Next {
        /// The number.
        p: usize,
    },
    /// A multiple of a prime was crossed out, maybe not for the first time.
    Cross {
        /// The prime.
        p: usize,
        /// The multiple.
        multiple: usize,
    },
}

/// For each number below `n` whether it is prime.
///
/// ```
/// use number_theory::prime_sieve::plain::eratosthenes;
///
/// let is_prime = eratosthenes(10);
/// assert_eq!((2..10).filter(|&x| is_prime[x]).collect::<Vec<_>>(), [2, 3, 5, 7]);
/// ```
pub fn eratosthenes(n: usize) -> Vec<bool> {
    eratosthenes_watched(n, |_, _| {})
}

/// [`eratosthenes`], observed: each [`Step`] with the table after it.
pub fn eratosthenes_watched(n: usize, mut watch: impl FnMut(Step, &[bool])) -> Vec<bool> {
    let mut is_prime = vec![true; n];
    is_prime[..n.min(2)].fill(false);
    let mut p = 2;
    while p * p < n {
        // Invariant: below p², exactly the composite numbers are crossed out.
        watch(Step::Next { p }, &is_prime);
        if is_prime[p] {
            for multiple in (p * p..n).step_by(p) {
                is_prime[multiple] = false;
                watch(Step::Cross { p, multiple }, &is_prime);
            }
        }
        p += 1;
    }
    is_prime
}

/// The primes in a window, ascending; none if its end is not above its start.
///
/// ```
/// use number_theory::prime_sieve::plain::primes_in;
///
/// assert_eq!(primes_in(100..110), [101, 103, 107, 109]);
/// ```
pub fn primes_in(window: Range<usize>) -> Vec<usize> {
    primes_in_watched(window, |_, _| {})
}

/// [`primes_in`], observed: each [`Step`] with the table of the window after it. A step
/// [`Step::Next`] is one for a prime up to the root of the end.
pub fn primes_in_watched(window: Range<usize>, mut watch: impl FnMut(Step, &[bool])) -> Vec<usize> {
    let Range { start: lo, end: hi } = window;
    let is_small_prime = eratosthenes(hi.isqrt() + 1);
    let mut is_prime = vec![true; hi.saturating_sub(lo)];
    for p in (2..is_small_prime.len()).filter(|&p| is_small_prime[p]) {
        watch(Step::Next { p }, &is_prime);
        // A product that does not fit the type is beyond the window.
        let first = p.saturating_mul(p.max(lo.div_ceil(p)));
        for multiple in (first..hi).step_by(p) {
            is_prime[multiple - lo] = false;
            watch(Step::Cross { p, multiple }, &is_prime);
        }
    }
    (lo.max(2)..hi).filter(|&x| is_prime[x - lo]).collect()
}
