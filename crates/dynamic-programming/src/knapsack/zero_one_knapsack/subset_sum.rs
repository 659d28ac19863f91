//! Part of [the 0-1 knapsack](super): which sums the subsets of some numbers have, 64 sums a step.
//!
//! Page: `docs/en/dynamic-programming/knapsack/zero-one-knapsack/subset-sums.md`.

use super::row;
use crate::TableSizeError;

/// The sums, up to a last one, that subsets of some numbers have.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SubsetSums {
    /// Bit s of the whole: whether some subset has the sum s.
    words: Vec<u64>,
    last: usize,
}

/// The sums up to `last` of all subsets of `numbers`, each number at most once. O(n · last / 64)
/// time, last / 8 bytes.
///
/// # Errors
/// [`TableSizeError`] if the bits would be too large.
pub fn subset_sums(numbers: &[usize], last: usize) -> Result<SubsetSums, TableSizeError> {
    let mut words = row(last / 64, 0_u64)?;
    // The empty subset has the sum 0.
    words[0] = 1;
    for number in numbers {
        // With the number, each sum moves up by it: by `far` whole words and `near` bits.
        let (far, near) = (number / 64, number % 64);
        for i in (far..words.len()).rev() {
            // Invariant: words[i + 1..] knows the number, words[..=i] does not yet.
            let low = words[i - far] << near;
            let high = if far < i && 0 < near { words[i - far - 1] >> (64 - near) } else { 0 };
            words[i] |= low | high;
        }
    }
    Ok(SubsetSums { words, last })
}

impl SubsetSums {
    /// Whether some subset has this sum; false above the last. O(1).
    pub fn contains(&self, sum: usize) -> bool {
        sum <= self.last && self.words[sum / 64] >> (sum % 64) & 1 == 1
    }

    /// The sums, ascending.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..=self.last).filter(|sum| self.contains(*sum))
    }
}

/// The sum of the lighter part when `numbers` are split into two parts as evenly as possible.
/// `None` if their sum exceeds `usize::MAX`. An even split exists if the result is half of their
/// sum.
///
/// ```
/// use dynamic_programming::knapsack::zero_one_knapsack::subset_sum::lighter_half;
///
/// assert_eq!(lighter_half(&[3, 1, 4, 2, 2])?, Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`TableSizeError`] if half of the sum is too large for a row of bits.
pub fn lighter_half(numbers: &[usize]) -> Result<Option<usize>, TableSizeError> {
    let total = numbers.iter().try_fold(0_usize, |sum, number| sum.checked_add(*number));
    let Some(total) = total else { return Ok(None) };
    Ok(subset_sums(numbers, total / 2)?.iter().next_back())
}
