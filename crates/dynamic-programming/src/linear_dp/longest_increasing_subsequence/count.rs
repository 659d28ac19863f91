//! Part of [longest increasing subsequence](super): how many longest ones there are.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-increasing-subsequence.md`.

use std::convert::Infallible;
use std::num::NonZeroU64;

use super::lengths_by;

/// There are more longest subsequences than `u64::MAX`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("more than {} longest subsequences", u64::MAX)]
pub struct LisCountError;

/// The number of longest strictly increasing subsequences; those with different indices are
/// different. An empty sequence has one, the empty one. O(n log n).
///
/// ```
/// use dynamic_programming::linear_dp::longest_increasing_subsequence::count;
///
/// assert_eq!(count(&[1, 3, 5, 4, 7])?, 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If they are more than `u64::MAX`.
pub fn count<T: Ord + Copy>(v: &[T]) -> Result<u64, LisCountError> {
    count_by(v, |a, b| a < b)
}

/// The number of longest subsequences in which each element `precedes` the next. O(n log n).
///
/// # Errors
/// If they are more than `u64::MAX`.
pub fn count_by<T: Copy>(
    v: &[T],
    precedes: impl FnMut(&T, &T) -> bool,
) -> Result<u64, LisCountError> {
    let add = |a: u64, b| a.checked_add(b).ok_or(LisCountError);
    count_with(v, precedes, add, |a, b| a - b)
}

/// The number of longest subsequences in which each element `precedes` the next, modulo `modulus`.
/// O(n log n).
pub fn count_modulo<T: Copy>(
    v: &[T],
    precedes: impl FnMut(&T, &T) -> bool,
    modulus: NonZeroU64,
) -> u64 {
    let modulus = modulus.get();
    let subtract = |a: u64, b: u64| if b <= a { a - b } else { modulus - (b - a) };
    // Both are below the modulus, so a + b is a less what b lacks to it.
    let add = |a, b| Ok::<u64, Infallible>(subtract(a, (modulus - b) % modulus));
    let Ok(count) = count_with(v, precedes, add, subtract);
    count % modulus
}

/// Counts with a given addition, which may fail, and its inverse.
fn count_with<T: Copy, E>(
    v: &[T],
    mut precedes: impl FnMut(&T, &T) -> bool,
    add: impl Fn(u64, u64) -> Result<u64, E>,
    subtract: impl Fn(u64, u64) -> u64,
) -> Result<u64, E> {
    let ending = lengths_by(v.iter().copied(), &mut precedes);
    let starting = lengths_by(v.iter().rev().copied(), |a, b| precedes(b, a));
    let longest = ending.iter().copied().max().unwrap_or(0);
    // For each pile its elements from bottom to top, each with the number of subsequences that end
    // at or below it.
    let mut piles: Vec<Vec<(T, u64)>> = vec![Vec::new(); longest];
    let ways_through = |pile: &[(T, u64)]| pile.last().map_or(0, |&(_, ways)| ways);
    for ((&x, length), behind) in v.iter().zip(&ending).zip(starting.iter().rev()) {
        // An element of no longest subsequence does not count. So no number here is larger than the
        // answer.
        if length + behind - 1 < longest {
            continue;
        }
        let ways = match length.checked_sub(2) {
            None => add(0, 1)?,
            Some(left) => {
                // The elements that precede x are on top, because a pile never ascends.
                let below = piles[left].partition_point(|(y, _)| !precedes(y, &x));
                subtract(ways_through(&piles[left]), ways_through(&piles[left][..below]))
            }
        };
        let pile = &mut piles[length - 1];
        pile.push((x, add(ways_through(pile), ways)?));
    }
    piles.last().map_or_else(|| add(0, 1), |pile| Ok(ways_through(pile)))
}
