//! The principles of addition and multiplication: they count ways without listing them.
//!
//! Cost: O(n) for n classes or steps; rank and unrank O(n); inclusion-exclusion O(2^k) questions
//! for k sets; a listing costs as much as it is long.
//!
//! Domain: counts of 64 bits. A count that does not fit is an error that names the place where it
//! became too large.
//!
//! Source: R. P. Stanley, *Enumerative Combinatorics* 1, 1.1 and 2.1; D. E. Knuth, *The Art of
//! Computer Programming* 4A, 7.2.1.1 for mixed radix.
//!
//! Checked: every count against a listing, for all lists of up to 4 sizes below 5; unions against a
//! set of their members.
//!
//! Page: `docs/en/search/counting-principles.md`.

pub mod inclusion_exclusion;
pub mod mixed_radix;
pub mod plain;

use std::num::NonZeroU64;

use thiserror::Error;

/// The count does not fit 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the count of the first {n} is more than {last}", n = at + 1, last = u64::MAX)]
pub struct CountOverflowError {
    /// The index of the class or the step that made the count too large.
    pub at: usize,
}

/// The addition principle: you choose one of the classes, and one of its ways. The classes must be
/// disjoint, that is, no way may belong to two of them. Without a class the count is 0. O(n).
///
/// ```
/// use search::counting_principles::sum;
///
/// assert_eq!(sum(&[3, 4, 5])?, 12);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the count is more than 64 bits hold.
pub fn sum(classes: &[u64]) -> Result<u64, CountOverflowError> {
    let mut count: u64 = 0;
    for (at, ways) in classes.iter().enumerate() {
        // Invariant: count is the number of ways in classes[..at].
        count = count.checked_add(*ways).ok_or(CountOverflowError { at })?;
    }
    Ok(count)
}

/// The multiplication principle: all steps are done, one after the other. The number of choices of
/// a step must not depend on what was chosen before; the choices themselves may. Without a step the
/// count is 1, because there is one way to do nothing. O(n).
///
/// ```
/// use search::counting_principles::product;
///
/// assert_eq!(product(&[3, 4, 5])?, 60);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the count is more than 64 bits hold. A step without a choice makes the count 0, however large
/// the others are.
pub fn product(steps: &[u64]) -> Result<u64, CountOverflowError> {
    if steps.contains(&0) { Ok(0) } else { multiply(steps.iter().copied()) }
}

fn multiply(steps: impl Iterator<Item = u64>) -> Result<u64, CountOverflowError> {
    let mut count: u64 = 1;
    for (at, choices) in steps.enumerate() {
        // Invariant: count is the number of ways to do the steps before this one.
        count = count.checked_mul(choices).ok_or(CountOverflowError { at })?;
    }
    Ok(count)
}

/// The number of sequences of `n` elements out of `m` values, m^n: `n` steps with `m` choices each.
/// 0^0 is 1. O(n), and never more than 64 multiplications.
///
/// ```
/// use search::counting_principles::power;
///
/// assert_eq!(power(2, 10)?, 1024);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the count is more than 64 bits hold.
pub fn power(m: u64, n: usize) -> Result<u64, CountOverflowError> {
    // From the first on, all powers of 0 are equal, and so are those of 1: one factor is enough.
    multiply(std::iter::repeat_n(m, if m <= 1 { n.min(1) } else { n }))
}

/// The number of sequences of `k` different elements out of `n` values, n(n - 1)…(n - k + 1): each
/// step has one choice less. Without enough values there is none, so 0. O(k), and never more than
/// 21 multiplications.
///
/// ```
/// use search::counting_principles::falling_factorial;
///
/// assert_eq!(falling_factorial(5, 3)?, 60);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the count is more than 64 bits hold.
pub fn falling_factorial(n: u64, k: u64) -> Result<u64, CountOverflowError> {
    if n < k { Ok(0) } else { multiply((0..k).map(|taken| n - taken)) }
}

/// The pigeonhole principle: however `items` are put into `holes`, some hole has at least this
/// many. O(1).
///
/// ```
/// use std::num::NonZeroU64;
///
/// use search::pigeonhole;
///
/// // Of 13 people, two at least were born in the same month.
/// assert_eq!(pigeonhole(13, NonZeroU64::new(12).expect("not 0")), 2);
/// ```
pub fn pigeonhole(items: u64, holes: NonZeroU64) -> u64 {
    items.div_ceil(holes.get())
}
