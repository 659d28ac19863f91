//! Part of [the counting principles](super): the size of a union of sets that overlap.
//!
//! Page: `docs/en/search/counting-principles.md`.

use std::num::NonZeroU64;

use thiserror::Error;

/// The largest number of sets: k sets have 2^k - 1 intersections.
pub const MOST_SETS: usize = 24;

/// An error of inclusion and exclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum UnionError {
    /// Too many sets.
    #[error("{n_sets} sets have 2^{n_sets} - 1 intersections; the limit is {MOST_SETS} sets")]
    TooManySets {
        /// The number of sets.
        n_sets: usize,
    },
    /// The sizes of the intersections contradict each other, because no union has this size.
    #[error("the sizes contradict each other: the union would have {size} members")]
    Impossible {
        /// Their sum.
        size: i128,
    },
}

/// The size of the union of `n_sets` sets, from the sizes of all their intersections.
/// `intersection` is asked once for each choice of sets, given by ascending indices: for the single
/// sets, then for the pairs, and so on. O(2^k) questions.
///
/// # Errors
/// If there are more sets than [`MOST_SETS`], or the sizes give a union below 0 or beyond 64 bits.
pub fn union_size(
    n_sets: usize,
    mut intersection: impl FnMut(&[usize]) -> u64,
) -> Result<u64, UnionError> {
    if MOST_SETS < n_sets {
        return Err(UnionError::TooManySets { n_sets });
    }
    // At most 2^24 terms of 64 bits each: far below 2^127.
    let mut size: i128 = 0;
    for n_chosen in 1..=n_sets {
        // Invariant: size counts a member of s sets C(s, 1) - C(s, 2) + … times, up to the terms
        // for n_chosen - 1 sets.
        let mut chosen: Vec<usize> = (0..n_chosen).collect();
        loop {
            let common = i128::from(intersection(&chosen));
            size += if n_chosen % 2 == 1 { common } else { -common };
            if !advance(&mut chosen, n_sets) {
                break;
            }
        }
    }
    u64::try_from(size).map_err(|_| UnionError::Impossible { size })
}

/// Changes `chosen` to the next choice of equally many indices below `n`, in lexicographic order;
/// false after the last.
fn advance(chosen: &mut [usize], n: usize) -> bool {
    let k = chosen.len();
    let Some(i) = (0..k).rev().find(|&i| chosen[i] < n - k + i) else { return false };
    chosen[i] += 1;
    for j in i + 1..k {
        chosen[j] = chosen[j - 1] + 1;
    }
    true
}

/// The number of members of `universe` that are in at least one of the sets, which are given by
/// membership tests. O(2^k) passes over the universe. Asking once per member whether it is in any
/// set is faster; this function shows the principle.
///
/// # Errors
/// If there are more sets than [`MOST_SETS`].
pub fn union_of<T>(universe: &[T], sets: &[&dyn Fn(&T) -> bool]) -> Result<u64, UnionError> {
    union_size(sets.len(), |chosen| {
        let is_in_all = |member: &&T| chosen.iter().all(|i| sets[*i](member));
        universe.iter().filter(is_in_all).count() as u64
    })
}

/// The number of integers from 1 to `last` that are divisible by at least one of the divisors.
/// O(2^k) divisions and greatest common divisors.
///
/// ```
/// use std::num::NonZeroU64;
///
/// use search::counting_principles::inclusion_exclusion::divisible_by_any;
///
/// let divisors = [2, 3, 5].map(|d| NonZeroU64::new(d).expect("not 0"));
/// assert_eq!(divisible_by_any(100, &divisors)?, 74);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are more divisors than [`MOST_SETS`].
pub fn divisible_by_any(last: u64, divisors: &[NonZeroU64]) -> Result<u64, UnionError> {
    union_size(divisors.len(), |chosen| divisible_by_all(last, chosen.iter().map(|i| divisors[*i])))
}

/// The number of integers from 1 to `last` that are divisible by all divisors: the multiples of
/// their least common multiple.
pub fn divisible_by_all(last: u64, divisors: impl IntoIterator<Item = NonZeroU64>) -> u64 {
    let mut multiple: u64 = 1;
    for divisor in divisors.into_iter().map(NonZeroU64::get) {
        match (multiple / gcd(multiple, divisor)).checked_mul(divisor) {
            Some(common) if common <= last => multiple = common,
            // The least common multiple is beyond the last number.
            _ => return 0,
        }
    }
    last / multiple
}

/// The greatest common divisor of two numbers above 0, by Euclid's algorithm.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while 0 < b {
        (a, b) = (b, a % b);
    }
    a
}
