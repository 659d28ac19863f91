//! Longest bitonic subsequence: of a sequence, keep as many elements as possible so that what is
//! left rises to a peak and falls from there on.
//!
//! Cost: O(n log l) comparisons for n elements and an answer of l, O(n) space. The quadratic form
//! takes n(n - 1), and fewer than 3n more for the ways back.
//!
//! Domain: any sequence, under any total order, given as a closure: `a < b` for a strict rise and
//! fall, `a <= b` for one with plateaus, `a > b` for a fall that is followed by a rise. A side may
//! be empty, so a sequence that only rises counts in full, unless both sides are demanded.
//!
//! Source: two longest increasing subsequences that meet, section 5.2.
//!
//! Checked: all sequences of up to 6 elements over 4 values against all subsets, under four orders,
//! with and without empty sides.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/bitonic-subsequence.md`.

pub mod plain;

use super::longest_increasing_subsequence::{
    lengths_by, place_on_pile, quadratic_by as quadratic_lis_by,
};

/// What each side of the peak must contain.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Sides {
    /// Either side may be the peak alone.
    #[default]
    MayBeEmpty,
    /// Each side of the peak has at least one element.
    Both,
}

impl Sides {
    /// The least length of a side, with the peak.
    fn least(self) -> usize {
        match self {
            Sides::MayBeEmpty => 1,
            Sides::Both => 2,
        }
    }
}

/// The two tables of a sequence, and one longest bitonic subsequence.
///
/// If there are several, it has the first possible peak. Going outwards from the peak, each next
/// element is the nearest one possible.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Bitonic {
    rising: Vec<usize>,
    falling: Vec<usize>,
    peak: Option<usize>,
    indices: Vec<usize>,
}

impl Bitonic {
    /// The length of a longest bitonic subsequence; 0 if there is none.
    pub fn length(&self) -> usize {
        self.indices.len()
    }

    /// The index of the peak; `None` if there is no such subsequence.
    pub fn peak(&self) -> Option<usize> {
        self.peak
    }

    /// The first table: for each element, the length of a longest rise that ends with it.
    pub fn rising(&self) -> &[usize] {
        &self.rising
    }

    /// The second table: for each element, the length of a longest fall that begins with it.
    pub fn falling(&self) -> &[usize] {
        &self.falling
    }

    /// The indices of one longest bitonic subsequence, ascending.
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }

    /// The elements of one longest bitonic subsequence of `v`, the sequence that was searched.
    ///
    /// # Panics
    /// If `v` is shorter than the sequence that was searched.
    pub fn values<T: Clone>(&self, v: &[T]) -> Vec<T> {
        self.indices.iter().map(|&i| v[i].clone()).collect()
    }
}

/// A longest subsequence that rises strictly to a peak and falls strictly from there; either side
/// may be empty. O(n log l).
///
/// ```
/// use dynamic_programming::bitonic;
///
/// let longest = bitonic(&[1, 11, 2, 10, 4, 5, 2, 1]);
/// assert_eq!(longest.length(), 6);
/// ```
pub fn bitonic<T: Ord + Copy>(v: &[T]) -> Bitonic {
    bitonic_by(v, Sides::MayBeEmpty, |a, b| a < b)
}

/// A longest subsequence that rises strictly to a peak and falls strictly from there, with elements
/// on both sides. O(n log l).
pub fn mountain<T: Ord + Copy>(v: &[T]) -> Bitonic {
    bitonic_by(v, Sides::Both, |a, b| a < b)
}

/// The least number of elements to remove such that a mountain is left: a strict rise and a strict
/// fall. `None` if no mountain can be left. O(n log l).
///
/// ```
/// use dynamic_programming::linear_dp::bitonic_subsequence::removals_to_mountain;
///
/// assert_eq!(removals_to_mountain(&[2, 1, 1, 5, 6, 2, 3, 1]), Some(3));
/// assert_eq!(removals_to_mountain(&[1, 2, 3]), None);
/// ```
pub fn removals_to_mountain<T: Ord + Copy>(v: &[T]) -> Option<usize> {
    let mountain = mountain(v);
    mountain.peak.map(|_| v.len() - mountain.length())
}

/// A longest bitonic subsequence under an order: up to the peak each element `precedes` the next,
/// and after it each next one precedes the one before. O(n log l).
pub fn bitonic_by<T: Copy>(
    v: &[T],
    sides: Sides,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Bitonic {
    let rising = lengths_by(v.iter().copied(), &mut precedes);
    // Read from right to left, the fall is a rise.
    let mut falling = lengths_by(v.iter().rev().copied(), &mut precedes);
    falling.reverse();
    join(v, rising, falling, sides, precedes)
}

/// The length of a longest subsequence that rises strictly to a peak and falls strictly from there;
/// either side may be empty. O(n log l), with one table.
pub fn length<T: Ord + Copy>(v: &[T]) -> usize {
    length_by(v, Sides::MayBeEmpty, |a, b| a < b)
}

/// The length that [`bitonic_by`] finds. O(n log l), with one table.
pub fn length_by<T: Copy>(
    v: &[T],
    sides: Sides,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> usize {
    let least = sides.least();
    let ups = lengths_by(v.iter().copied(), &mut precedes);
    let mut tops = Vec::new();
    let mut longest = 0;
    for (&x, &up) in v.iter().zip(&ups).rev() {
        // The second table need not be kept: each entry meets its partner as it is found.
        let down = place_on_pile(&mut tops, x, &mut precedes) + 1;
        if least <= up.min(down) {
            longest = longest.max(up + down - 1);
        }
    }
    longest
}

/// Like [`bitonic_by`], straight from the recurrence, with the same tables and the same
/// subsequence. O(n²).
pub fn quadratic_by<T: Copy>(
    v: &[T],
    sides: Sides,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Bitonic {
    let rising = quadratic_lis_by(v, &mut precedes).lengths().to_vec();
    let reversed: Vec<T> = v.iter().rev().copied().collect();
    let mut falling = quadratic_lis_by(&reversed, &mut precedes).lengths().to_vec();
    falling.reverse();
    join(v, rising, falling, sides, precedes)
}

/// Finds the peak of the two tables, and reads the subsequence from them. O(n).
fn join<T>(
    v: &[T],
    rising: Vec<usize>,
    falling: Vec<usize>,
    sides: Sides,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Bitonic {
    let least = sides.least();
    let mut peak = None;
    let mut longest = 0;
    for (i, (&up, &down)) in rising.iter().zip(&falling).enumerate() {
        // The peak is in both, and counts once.
        if least <= up.min(down) && longest < up + down - 1 {
            (peak, longest) = (Some(i), up + down - 1);
        }
    }
    let mut indices = Vec::with_capacity(longest);
    if let Some(peak) = peak {
        indices.extend(descend(v, &rising, peak, (0..peak).rev(), &mut precedes));
        indices.reverse();
        indices.push(peak);
        indices.extend(descend(v, &falling, peak, peak + 1..v.len(), precedes));
    }
    Bitonic { rising, falling, peak, indices }
}

/// The elements of one side, from the peak along the indices that lead `away` from it. O(n).
fn descend<T>(
    v: &[T],
    lengths: &[usize],
    peak: usize,
    away: impl Iterator<Item = usize>,
    mut precedes: impl FnMut(&T, &T) -> bool,
) -> Vec<usize> {
    let mut side = Vec::with_capacity(lengths[peak] - 1);
    let mut last = peak;
    for i in away {
        // Invariant: lengths[last] - 1 elements are still to come.
        if lengths[i] + 1 == lengths[last] && precedes(&v[i], &v[last]) {
            side.push(i);
            last = i;
        }
    }
    side
}
