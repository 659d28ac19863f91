//! Permutations as rules: their cycles, their powers, and what they leave the same.
//!
//! Cost: O(n) for any number of steps at once, for a cycle turned k times is a cycle turned k
//! modulo its length. Space: O(n).
//!
//! Domain: any list in which each of 0, 1, …, n - 1 stands once; also none. A rule moves the item
//! at place i to place `image[i]`.
//!
//! Source: A.-L. Cauchy, "Sur le nombre des valeurs qu'une fonction peut acquérir" (1815); the
//! others name theirs.
//!
//! Checked: all permutations of up to 6 items, step by step; all colorings of up to 6 beads in up
//! to 3 colors, one by one.
//!
//! Page: `docs/en/combinatorial-mathematics/permutation-group.md`.

pub mod colorings;
mod generated;
mod roots;

use std::fmt;

use thiserror::Error;

pub use generated::generated;

use crate::combination::count::gcd;

/// Why something is no permutation, or does not go with one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum PermutationError {
    /// A value is not below n.
    #[error("the value {value} at index {at} is not below {n}")]
    OutOfRange {
        /// Where.
        at: usize,
        /// The value at this place.
        value: usize,
        /// The number of values.
        n: usize,
    },
    /// A value stands there a second time.
    #[error("the value {value} at index {at} is there a second time")]
    Repeated {
        /// Where.
        at: usize,
        /// The value at this place.
        value: usize,
    },
    /// A value in a cycle is not below n.
    #[error("the value {value} at index {at} of cycle {cycle} is not below {n}")]
    OutOfRangeInCycle {
        /// The index of the cycle.
        cycle: usize,
        /// The place in the cycle.
        at: usize,
        /// The value at this place.
        value: usize,
        /// The number of values.
        n: usize,
    },
    /// A value stands in the cycles a second time.
    #[error("the value {value} at index {at} of cycle {cycle} is there a second time")]
    RepeatedInCycle {
        /// The index of the cycle.
        cycle: usize,
        /// The place in the cycle.
        at: usize,
        /// The value at this place.
        value: usize,
    },
    /// A permutation is of one number of items, and there are others.
    #[error("the permutation has {n} places, the items are {found}")]
    Length {
        /// The number of items that are permuted.
        n: usize,
        /// Their number.
        found: usize,
    },
    /// A group has more elements than it may have.
    #[error("the group has more than {most} elements")]
    TooLarge {
        /// The most that it may have.
        most: usize,
    },
}

/// What happens while items are moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The item that waits at the start of its cycle is about to come to its place, and the one
    /// from there to wait at the start.
    Swap {
        /// The least place of the cycle.
        start: usize,
        /// The new place of the item.
        place: usize,
    },
}

/// A permutation of the places `0..n`. Ordered by its image.
///
/// ```
/// use combinatorial_mathematics::Permutation;
///
/// let permutation = Permutation::new(vec![1, 2, 0, 4, 3])?;
/// assert_eq!(permutation.cycles(), [vec![0, 1, 2], vec![3, 4]]);
/// assert_eq!(permutation.order(), Some(6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Permutation {
    image: Vec<usize>,
}

impl Permutation {
    /// The rule that moves the item at place i to place `image[i]`. O(n).
    ///
    /// # Errors
    /// [`PermutationError::OutOfRange`], [`PermutationError::Repeated`].
    pub fn new(image: Vec<usize>) -> Result<Self, PermutationError> {
        let n = image.len();
        let mut is_taken = vec![false; n];
        for (at, &value) in image.iter().enumerate() {
            match is_taken.get_mut(value) {
                None => return Err(PermutationError::OutOfRange { at, value, n }),
                Some(true) => return Err(PermutationError::Repeated { at, value }),
                Some(is_taken) => *is_taken = true,
            }
        }
        Ok(Permutation { image })
    }

    /// The rule that moves nothing.
    pub fn identity(n: usize) -> Self {
        Permutation { image: (0..n).collect() }
    }

    /// The rule that moves each item of a cycle to the place of the next, and the last to the place
    /// of the first. Items in no cycle stay. O(n).
    ///
    /// # Errors
    /// [`PermutationError::OutOfRangeInCycle`], [`PermutationError::RepeatedInCycle`].
    pub fn from_cycles(n: usize, cycles: &[Vec<usize>]) -> Result<Self, PermutationError> {
        let mut image: Vec<usize> = (0..n).collect();
        let mut is_met = vec![false; n];
        for (number, cycle) in cycles.iter().enumerate() {
            for (at, &value) in cycle.iter().enumerate() {
                let next = cycle[(at + 1) % cycle.len()];
                match is_met.get_mut(value) {
                    None => {
                        let cycle = number;
                        return Err(PermutationError::OutOfRangeInCycle { cycle, at, value, n });
                    }
                    Some(true) => {
                        let cycle = number;
                        return Err(PermutationError::RepeatedInCycle { cycle, at, value });
                    }
                    Some(is_met) => *is_met = true,
                }
                image[value] = next;
            }
        }
        Ok(Permutation { image })
    }

    /// The new place of each item.
    pub fn image(&self) -> &[usize] {
        &self.image
    }

    /// The number of items that are permuted.
    pub fn len(&self) -> usize {
        self.image.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.image.is_empty()
    }

    /// The cycles, those of one place too. Each begins with its least place, and they ascend by it.
    /// O(n).
    pub fn cycles(&self) -> Vec<Vec<usize>> {
        let mut is_met = vec![false; self.len()];
        let mut cycles = Vec::new();
        for start in 0..self.len() {
            // Invariant: the cycles of all places below `start` are listed, and their places met.
            let mut cycle = Vec::new();
            let mut place = start;
            while !is_met[place] {
                is_met[place] = true;
                cycle.push(place);
                place = self.image[place];
            }
            if !cycle.is_empty() {
                cycles.push(cycle);
            }
        }
        cycles
    }

    /// The rule that is this one `k` times; backwards, if `k` is negative. O(n), whatever `k` is.
    pub fn power(&self, k: impl Into<i128>) -> Permutation {
        let k = k.into();
        let mut image = vec![0; self.len()];
        for cycle in self.cycles() {
            let length = cycle.len();
            // Fits: it is less than the length.
            let shift = usize::try_from(k.rem_euclid(length as i128)).unwrap_or(0);
            for (at, &place) in cycle.iter().enumerate() {
                image[place] = cycle[(at + shift) % length];
            }
        }
        Permutation { image }
    }

    /// The rule that undoes this one. O(n).
    pub fn inverse(&self) -> Permutation {
        let mut image = vec![0; self.len()];
        for (from, &to) in self.image.iter().enumerate() {
            image[to] = from;
        }
        Permutation { image }
    }

    /// First this one, then another. O(n).
    ///
    /// # Errors
    /// [`PermutationError::Length`].
    pub fn then(&self, next: &Permutation) -> Result<Permutation, PermutationError> {
        self.check(next.len())?;
        Ok(Permutation { image: self.image.iter().map(|&place| next.image[place]).collect() })
    }

    /// Moves the item at each place i to place `image[i]`. O(n) swaps, less one for each cycle.
    ///
    /// # Errors
    /// [`PermutationError::Length`].
    pub fn move_to<T>(&self, items: &mut [T]) -> Result<(), PermutationError> {
        self.move_to_watched(items, |_, _| {})
    }

    /// Like [`move_to`](Self::move_to), observed: each [`Step`] with the items before it.
    ///
    /// # Errors
    /// As [`Permutation::move_to`].
    pub fn move_to_watched<T>(
        &self,
        items: &mut [T],
        mut watch: impl FnMut(Step, &[T]),
    ) -> Result<(), PermutationError> {
        self.check(items.len())?;
        for cycle in self.cycles() {
            let (start, others) = (cycle[0], &cycle[1..]);
            for &place in others {
                // Invariant: the item that goes to `place` waits at the start.
                watch(Step::Swap { start, place }, items);
                items.swap(start, place);
            }
        }
        Ok(())
    }

    /// Fetches to each place i the item from place `image[i]`: the other way round. O(n) swaps,
    /// less one for each cycle.
    ///
    /// # Errors
    /// [`PermutationError::Length`].
    pub fn take_from<T>(&self, items: &mut [T]) -> Result<(), PermutationError> {
        self.inverse().move_to(items)
    }

    fn check(&self, found: usize) -> Result<(), PermutationError> {
        let n = self.len();
        if found == n { Ok(()) } else { Err(PermutationError::Length { n, found }) }
    }

    /// The lengths of the cycles, descending. O(n log n).
    pub fn cycle_type(&self) -> Vec<usize> {
        let mut lengths: Vec<usize> = self.cycles().iter().map(Vec::len).collect();
        lengths.sort_unstable_by(|a, b| b.cmp(a));
        lengths
    }

    /// The order: the least number of steps after which every item is back, the least common
    /// multiple of the lengths. `None` if it leaves 64 bits.
    pub fn order(&self) -> Option<u64> {
        let order = self.cycles().iter().try_fold(1_u128, |order, cycle| {
            let length = cycle.len() as u128;
            // Fits: both have 64 bits.
            let multiple = order * (length / gcd(order, length));
            (multiple <= u128::from(u64::MAX)).then_some(multiple)
        })?;
        u64::try_from(order).ok()
    }

    /// The least number of swaps that do the same: n less the number of cycles, for a swap makes
    /// one cycle two, or two one.
    pub fn n_swaps(&self) -> usize {
        self.len() - self.cycles().len()
    }

    /// Whether an even number of swaps does the same: whether its sign is +1.
    pub fn is_even(&self) -> bool {
        self.n_swaps().is_multiple_of(2)
    }

    /// The places whose items stay, ascending.
    pub fn fixed_points(&self) -> impl Iterator<Item = usize> {
        self.image.iter().enumerate().filter(|(from, to)| from == *to).map(|(from, _)| from)
    }
}

impl TryFrom<Vec<usize>> for Permutation {
    type Error = PermutationError;

    fn try_from(image: Vec<usize>) -> Result<Self, PermutationError> {
        Permutation::new(image)
    }
}

/// Prints the cycles: (0 3 6)(1 4)(2).
impl fmt::Display for Permutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("()");
        }
        for cycle in self.cycles() {
            let places: Vec<String> = cycle.iter().map(usize::to_string).collect();
            write!(f, "({})", places.join(" "))?;
        }
        Ok(())
    }
}
