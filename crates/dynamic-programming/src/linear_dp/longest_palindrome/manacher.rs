//! Part of the longest palindrome: the longest one of every centre, in linear time.

use std::ops::Range;

use super::grow;

/// What the search knows before it compares anything for a centre.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The window `v[lo..hi]` is a palindrome, of those found the one that reaches furthest; at `centre` there is one of
    /// `length`.
    Start {
        /// The sum of a range's two ends: even between two elements, odd in the middle of one.
        centre: usize,
        /// Where the window begins.
        lo: usize,
        /// Where the window ends.
        hi: usize,
        /// The length that is certain.
        length: usize,
    },
}

/// The length of the longest palindrome of each centre.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Centres {
    /// Of centre c, the sum of a range's two ends.
    lengths: Vec<usize>,
}

/// Finds the longest palindrome of each centre. O(n): at most 3n + 1 comparisons.
pub fn manacher<T: PartialEq>(v: &[T]) -> Centres {
    manacher_watched(v, |_, _| {})
}

/// The same, observed: one [`Step::Start`] for each centre, with the lengths of the centres before it.
pub fn manacher_watched<T: PartialEq>(v: &[T], mut watch: impl FnMut(Step, &[usize])) -> Centres {
    let mut lengths: Vec<usize> = Vec::with_capacity(2 * v.len() + 1);
    let (mut lo, mut hi) = (0, 0);
    for centre in 0..=2 * v.len() {
        // Invariant: v[lo..hi] is a palindrome, and none of a centre before this one ends behind hi.
        let length = if centre < 2 * hi {
            // What stands around the mirror image stands around the centre too, as far as the window goes.
            let mirrored = lengths[2 * (lo + hi) - centre];
            mirrored.min(2 * hi - centre)
        } else {
            centre % 2
        };
        watch(Step::Start { centre, lo, hi, length }, &lengths);
        let range = grow(v, centre, length);
        lengths.push(range.len());
        if hi < range.end {
            (lo, hi) = (range.start, range.end);
        }
    }
    Centres { lengths }
}

impl Centres {
    /// For each centre, the sum of a range's two ends, the length of its longest palindrome.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// The leftmost longest palindrome. O(n).
    pub fn longest(&self) -> Range<usize> {
        let lengths = self.lengths.iter().copied().enumerate();
        let longest = lengths.rev().max_by_key(|&(_, length)| length);
        longest.map_or(0..0, |(centre, length)| {
            let i = (centre - length) / 2;
            i..i + length
        })
    }

    /// How many ranges that are not empty are palindromes. O(n).
    pub fn count(&self) -> u64 {
        // A length l shrinks by 2 down to 1 or 2.
        self.lengths.iter().map(|&length| length.div_ceil(2) as u64).sum()
    }

    /// Whether a range is a palindrome. O(1).
    ///
    /// # Panics
    /// If the range is not one of the sequence.
    pub fn is_palindrome(&self, range: Range<usize>) -> bool {
        let n = self.lengths.len() / 2;
        assert!(
            range.start <= range.end && range.end <= n,
            "{range:?} is no range of {n} elements"
        );
        range.len() <= self.lengths[range.start + range.end]
    }
}
