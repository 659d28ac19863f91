//! Part of [the counting principles](super): ways as numbers, numbers as ways, and lists of ways.
//!
//! A way is a tuple with one digit for each step: the choice made there, counted from 0. Read from
//! left to right the tuple is a numeral whose places have bases of their own, as hours, minutes and
//! seconds do.
//!
//! Page: `docs/en/search/counting-principles.md`.

use std::iter;

use thiserror::Error;

use super::{CountOverflowError, product};

/// The number of choices of each step. The first step is the most significant.
///
/// ```
/// use search::MixedRadix;
///
/// // Hours, minutes and seconds.
/// let clock = MixedRadix::new([24, 60, 60]);
/// assert_eq!(clock.rank(&[1, 2, 3])?, 3723);
/// assert_eq!(clock.unrank(3723)?, [1, 2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MixedRadix {
    sizes: Vec<u64>,
}

/// An error in a tuple or in a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RankError {
    /// The tuple does not have one digit for each step.
    #[error("{n_digits} digits for {n_steps} steps")]
    Length {
        /// The tuple's length.
        n_digits: usize,
        /// The number of steps.
        n_steps: usize,
    },
    /// The step does not have this choice.
    #[error("digit {digit} at position {at}, which has the choices 0..{size}")]
    Digit {
        /// The position of the digit.
        at: usize,
        /// The digit.
        digit: u64,
        /// The number of choices there.
        size: u64,
    },
    /// There is no tuple of this rank.
    #[error("rank {rank} of {count} tuples")]
    Rank {
        /// The rank.
        rank: u64,
        /// The number of tuples.
        count: u64,
    },
    /// The ranks do not fit 64 bits.
    #[error(transparent)]
    Overflow(#[from] CountOverflowError),
}

impl MixedRadix {
    /// The steps with these numbers of choices.
    pub fn new(sizes: impl Into<Vec<u64>>) -> Self {
        MixedRadix { sizes: sizes.into() }
    }

    /// The number of choices of each step.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The number of tuples. O(n).
    ///
    /// # Errors
    /// If it is more than 64 bits hold.
    pub fn count(&self) -> Result<u64, CountOverflowError> {
        product(&self.sizes)
    }

    /// The number of tuples before this one in lexicographic order. O(n).
    ///
    /// # Errors
    /// If it is not a tuple of these steps, or if there are more tuples than 64 bits can count.
    pub fn rank(&self, tuple: &[u64]) -> Result<u64, RankError> {
        let (n_digits, n_steps) = (tuple.len(), self.sizes.len());
        if n_digits != n_steps {
            return Err(RankError::Length { n_digits, n_steps });
        }
        let mut digits = iter::zip(tuple, &self.sizes).enumerate();
        if let Some((at, (&digit, &size))) = digits.find(|(_, (digit, size))| size <= digit) {
            return Err(RankError::Digit { at, digit, size });
        }
        // Every rank is below the count, so that nothing overflows if the count does not.
        self.count()?;
        let mut rank = 0;
        for (digit, size) in iter::zip(tuple, &self.sizes) {
            // Invariant: rank is that of the digits before this one, among the tuples of their
            // steps.
            rank = rank * size + digit;
        }
        Ok(rank)
    }

    /// The tuple with `rank` tuples before it. O(n).
    ///
    /// # Errors
    /// If there are no more than `rank` tuples, or more than 64 bits can count.
    pub fn unrank(&self, rank: u64) -> Result<Vec<u64>, RankError> {
        let count = self.count()?;
        if count <= rank {
            return Err(RankError::Rank { rank, count });
        }
        let mut tuple = vec![0; self.sizes.len()];
        let mut rest = rank;
        for (digit, size) in iter::zip(&mut tuple, &self.sizes).rev() {
            // Invariant: rest is the rank of the digits up to this one, among the tuples of their
            // steps.
            (rest, *digit) = (rest / size, rest % size);
        }
        Ok(tuple)
    }

    /// The next tuple in lexicographic order; none after the last. The digits must be choices of
    /// their steps. O(n).
    pub fn successor(&self, tuple: &[u64]) -> Option<Vec<u64>> {
        let mut next = tuple.to_vec();
        for (digit, size) in iter::zip(&mut next, &self.sizes).rev() {
            if *digit + 1 < *size {
                *digit += 1;
                return Some(next);
            }
            // This place is used up: it starts anew, and one is carried to its left.
            *digit = 0;
        }
        None
    }

    /// All tuples, in lexicographic order: the Cartesian product. It does not use the count, so it
    /// can verify one, and it works even if the count overflows.
    pub fn tuples(&self) -> impl Iterator<Item = Vec<u64>> {
        let first = (!self.sizes.contains(&0)).then(|| vec![0; self.sizes.len()]);
        iter::successors(first, |tuple| self.successor(tuple))
    }
}

/// All ways of disjoint classes, each with the index of its class: their disjoint union.
pub fn disjoint_union(classes: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    classes.iter().enumerate().flat_map(|(class, ways)| (0..*ways).map(move |way| (class, way)))
}
