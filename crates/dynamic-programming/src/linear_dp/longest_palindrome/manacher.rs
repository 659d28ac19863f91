//! Part of [the longest palindrome](super): the longest one of every center, in linear time.
//!
//! Page: `docs/en/dynamic-programming/linear-dp/longest-palindrome.md`.

use std::ops::Range;

use super::expand;

/// What the search knows before it compares anything for a center.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The window `v[lo..hi]` is a palindrome, of those found the one that reaches furthest; at
    /// `center` there is one of `length`.
    Start {
        /// The sum of a range's two ends: even between two elements, odd in the middle of one.
        center: usize,
        /// Where the window begins.
        lo: usize,
        /// Where the window ends.
        hi: usize,
        /// The length that is certain.
        length: usize,
    },
}

/// The length of the longest palindrome of each center.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Centers {
    /// The radius of the center c, which is the sum of a range's two ends.
    lengths: Vec<usize>,
}

/// Finds the longest palindrome of each center. O(n): at most 3n + 1 comparisons.
///
/// It compares only around a center whose palindrome may grow: after the window, or where the
/// mirror image ends exactly with it. The lengths of all others are copied.
pub fn manacher<T: PartialEq>(v: &[T]) -> Centers {
    let mut lengths = Vec::with_capacity(2 * v.len() + 1);
    let mut length = 0;
    while lengths.len() <= 2 * v.len() {
        // Invariant: the palindromes of all centers before this one are known, and around this one
        // there is one of the given length, and none of them ends after it.
        let center = lengths.len();
        let range = expand(v, center, length);
        lengths.push(range.len());
        length = loop {
            let next = lengths.len();
            if 2 * range.end <= next {
                break next % 2;
            }
            let (mirrored, room) = (lengths[2 * center - next], 2 * range.end - next);
            if mirrored == room {
                break room;
            }
            lengths.push(mirrored.min(room));
        };
    }
    Centers { lengths }
}

/// Like [`manacher`](manacher()), observed, and in the textbook's version, which compares around
/// every center: one [`Step::Start`] for each, with the lengths of the centers before it.
pub fn manacher_watched<T: PartialEq>(v: &[T], mut watch: impl FnMut(Step, &[usize])) -> Centers {
    let mut lengths: Vec<usize> = Vec::with_capacity(2 * v.len() + 1);
    let (mut lo, mut hi) = (0, 0);
    for center in 0..=2 * v.len() {
        // Invariant: v[lo..hi] is a palindrome, and none of a center before this one ends after
        // hi.
        let length = if center < 2 * hi {
            // What is around the mirror image is around the center too, as far as the
            // window goes.
            let mirrored = lengths[2 * (lo + hi) - center];
            mirrored.min(2 * hi - center)
        } else {
            center % 2
        };
        watch(Step::Start { center, lo, hi, length }, &lengths);
        let range = expand(v, center, length);
        lengths.push(range.len());
        if hi < range.end {
            (lo, hi) = (range.start, range.end);
        }
    }
    Centers { lengths }
}

impl Centers {
    /// For each center, the sum of a range's two ends, the length of its longest palindrome.
    pub fn lengths(&self) -> &[usize] {
        &self.lengths
    }

    /// The leftmost longest palindrome. O(n).
    pub fn longest(&self) -> Range<usize> {
        let lengths = self.lengths.iter().copied().enumerate();
        let longest = lengths.rev().max_by_key(|&(_, length)| length);
        longest.map_or(0..0, |(center, length)| {
            let i = (center - length) / 2;
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
