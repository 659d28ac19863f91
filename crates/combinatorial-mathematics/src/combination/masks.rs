//! Part of [combination](super): combinations and subsets as the bits of a number.
//!
//! Cost: O(1) for each step.
//!
//! Domain: at most 64 items, including 64.
//!
//! Source: R. W. Gosper, item 175 of HAKMEM (1972); F. Gray, "Pulse code communication", US patent
//! 2632058 (1953).
//!
//! Checked: all masks of up to 20 bits against a search; all n up to 12 against the lists.
//!
//! Page: `docs/en/combinatorial-mathematics/combination/masks.md`.

use thiserror::Error;

use super::count::binomial;
use crate::lending::size;

/// More items than a mask has bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("{n} items do not fit a mask of 64 bits")]
pub struct MaskError {
    /// The number of items.
    pub n: usize,
}

/// The next larger number with as many ones; none, if all ones are at the top, or there are none.
/// O(1).
///
/// ```
/// use combinatorial_mathematics::combination::masks::next_mask;
///
/// assert_eq!(next_mask(0b0110), Some(0b1001));
/// ```
pub fn next_mask(mask: u64) -> Option<u64> {
    let lowest = mask & mask.wrapping_neg();
    // The lowest run of ones becomes zeros, and the zero above it becomes 1.
    let carried = mask.checked_add(lowest)?;
    if lowest == 0 {
        return None;
    }
    // The xor has the ones of the run and the new one above it. All but two of them go to the
    // bottom.
    let rest = (mask ^ carried) >> 2 >> lowest.trailing_zeros();
    Some(carried | rest)
}

/// The places of the ones in a mask, ascending.
pub fn places(mask: u64) -> impl Iterator<Item = usize> {
    let without_lowest = |mask: &u64| Some(mask & (mask - 1)).filter(|rest| *rest != 0);
    let first = Some(mask).filter(|mask| *mask != 0);
    std::iter::successors(first, without_lowest).map(|mask| mask.trailing_zeros() as usize)
}

/// All masks of `n` bits with `m` ones, ascending. This is the colexicographic order of the
/// combinations.
#[derive(Debug, Clone)]
pub struct Masks {
    next: Option<u64>,
    last: u64,
    left: Option<u128>,
}

impl Masks {
    /// Before the first mask.
    ///
    /// # Errors
    /// [`MaskError`] beyond 64 bits.
    pub fn new(n: usize, m: usize) -> Result<Self, MaskError> {
        let all = lowest_ones(n).ok_or(MaskError { n })?;
        let next = lowest_ones(m).filter(|_| m <= n);
        // The highest m of n ones: all but the lowest n - m.
        let last = all & !lowest_ones(n.saturating_sub(m)).unwrap_or(0);
        Ok(Masks { next, last, left: binomial(n as u128, m as u128) })
    }
}

/// A mask with `n` ones, if they fit.
fn lowest_ones(n: usize) -> Option<u64> {
    match n {
        0 => Some(0),
        1..=64 => Some(u64::MAX >> (64 - n)),
        _ => None,
    }
}

impl Iterator for Masks {
    type Item = u64;

    #[inline]
    fn next(&mut self) -> Option<u64> {
        let mask = self.next?;
        self.next = if mask == self.last { None } else { next_mask(mask) };
        self.left = self.left.map(|left| left - 1);
        Some(mask)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(self.left)
    }
}

/// The 2^n - 1 steps that lead from the empty set through all other subsets of `n` items. Each is
/// the place of the one item that comes in or goes out.
#[derive(Debug, Clone)]
pub struct GrayCode {
    n_done: u64,
    n_steps: u64,
}

impl GrayCode {
    /// Before the first step.
    ///
    /// # Errors
    /// [`MaskError`] beyond 64 items.
    pub fn new(n: usize) -> Result<Self, MaskError> {
        Ok(GrayCode { n_done: 0, n_steps: lowest_ones(n).ok_or(MaskError { n })? })
    }
}

impl Iterator for GrayCode {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.n_done == self.n_steps {
            return None;
        }
        self.n_done += 1;
        // Half of the steps change item 0, half of the others item 1, and so on.
        Some(self.n_done.trailing_zeros() as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        size(Some(u128::from(self.n_steps - self.n_done)))
    }
}
