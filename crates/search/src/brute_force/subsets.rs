//! Part of [brute force](super): all subsets. Bit i of a mask says whether element i is in, so a
//! subset is a number and the next one is a sum.
//!
//! Page: `docs/en/search/brute-force.md`.

use std::ops::Range;

use thiserror::Error;

/// The largest number of elements whose masks fit 64 bits, with one to spare for their count.
pub const MOST_ELEMENTS: usize = 63;

/// There are more subsets than can be numbered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{n} elements; the limit is {MOST_ELEMENTS}")]
pub struct SubsetsError {
    /// The number of elements.
    pub n: usize,
}

/// The masks of all subsets of `n` elements: `0..2^n`.
///
/// ```
/// use search::brute_force::subsets::masks;
///
/// assert_eq!(masks(3)?, 0..8);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are more than [`MOST_ELEMENTS`].
pub fn masks(n: usize) -> Result<Range<u64>, SubsetsError> {
    if n <= MOST_ELEMENTS { Ok(0..1 << n) } else { Err(SubsetsError { n }) }
}

/// All subsets of a slice by ascending mask, each lent until the next call, its
/// elements in their order.
#[derive(Debug, Clone)]
pub struct Subsets<'a, T> {
    elements: &'a [T],
    masks: Range<u64>,
    /// A stack that grows to the left: `stack[top..]` is the subset that was lent last.
    stack: Vec<&'a T>,
    top: usize,
}

impl<'a, T> Subsets<'a, T> {
    /// All subsets of these elements, the empty one first.
    ///
    /// # Errors
    /// If there are more than [`MOST_ELEMENTS`].
    pub fn new(elements: &'a [T]) -> Result<Self, SubsetsError> {
        let masks = masks(elements.len())?;
        Ok(Subsets { elements, masks, stack: elements.iter().collect(), top: elements.len() })
    }

    /// The next subset; none after the last. O(1).
    pub fn next_subset(&mut self) -> Option<&[&'a T]> {
        let mask = self.masks.next()?;
        if 0 < mask {
            // The mask before ended in 0 and as many ones; now it ends in 1 and as many zeros.
            let n_zeros = mask.trailing_zeros() as usize;
            self.top = self.top + n_zeros - 1;
            self.stack[self.top] = &self.elements[n_zeros];
        }
        Some(&self.stack[self.top..])
    }
}

/// The masks of all subsets of `n` elements in the order of Gray: each differs from the one before
/// by a single element.
///
/// ```
/// use search::brute_force::subsets::gray_codes;
///
/// assert!(gray_codes(2)?.eq([0b00, 0b01, 0b11, 0b10]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If there are more than [`MOST_ELEMENTS`].
pub fn gray_codes(n: usize) -> Result<impl Iterator<Item = u64>, SubsetsError> {
    Ok(masks(n)?.map(|rank| rank ^ (rank >> 1)))
}

/// The element that comes or goes at each step from one Gray code to the next; 2^n - 1 steps.
///
/// # Errors
/// If there are more than [`MOST_ELEMENTS`].
pub fn gray_flips(n: usize) -> Result<impl Iterator<Item = u32>, SubsetsError> {
    Ok((1..masks(n)?.end).map(u64::trailing_zeros))
}

/// The rank of a Gray code: `gray_codes(n).nth(rank)` is that code. O(log of the bits).
pub fn gray_rank(code: u64) -> u64 {
    // Bit i of the rank is the parity of the bits from i on.
    [1, 2, 4, 8, 16, 32].iter().fold(code, |parity, shift| parity ^ (parity >> shift))
}
