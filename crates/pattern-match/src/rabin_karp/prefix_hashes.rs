//! Part of [Rabin-Karp](super): the hash of any substring in O(1), and queries that use it.
//!
//! Cost: O(n) to build and two numbers of space per byte; O(1) for a hash, O(log n) for a longest
//! common prefix.
//!
//! Page: `docs/en/pattern-match/rabin-karp/prefix-hashes.md`.

use std::collections::HashMap;
use std::ops::Range;

use super::Hasher;

/// The hashes of all prefixes of a text.
#[derive(Debug, Clone)]
pub struct PrefixHashes {
    hasher: Hasher,
    /// At index i, the hash of `text[..i]`.
    prefix: Vec<u64>,
    /// At index i, the base to the power of i.
    power: Vec<u64>,
}

impl PrefixHashes {
    /// Computes the hashes of a text. O(n).
    pub fn new(text: &(impl AsRef<[u8]> + ?Sized), hasher: Hasher) -> Self {
        let (mut prefix, mut power) = (vec![0], vec![1]);
        for (i, &byte) in text.as_ref().iter().enumerate() {
            prefix.push(hasher.push(prefix[i], byte));
            power.push(hasher.product(power[i], hasher.base));
        }
        PrefixHashes { hasher, prefix, power }
    }

    /// Returns the hash of a substring, the same as if it were computed from scratch. O(1).
    ///
    /// # Panics
    /// If the range is decreasing, or extends past the end of the text.
    pub fn hash(&self, part: Range<usize>) -> u64 {
        assert!(part.start <= part.end, "a part ends where it begins or behind that");
        let Hasher { modulus, .. } = self.hasher;
        // Subtract the hash of what precedes the substring, shifted left by the length of the
        // substring.
        let before = self.hasher.product(self.prefix[part.start], self.power[part.len()]);
        (self.prefix[part.end] + (modulus - before)) % modulus
    }

    /// Returns `true` if two substrings are equal; with low probability also if they are not. O(1).
    ///
    /// # Panics
    /// If both ranges have the same length, and one is decreasing or extends past the end of the
    /// text.
    pub fn are_equal(&self, a: Range<usize>, b: Range<usize>) -> bool {
        a.len() == b.len() && self.hash(a) == self.hash(b)
    }

    /// Returns the length of the longest common prefix of the suffixes that start at `i` and at
    /// `j`, with high probability; never too short. O(log n).
    ///
    /// # Panics
    /// If `i` or `j` is past the end of the text.
    pub fn common_beginning(&self, i: usize, j: usize) -> usize {
        let n = self.prefix.len() - 1;
        let (mut lo, mut hi) = (0, n - i.max(j));
        while lo < hi {
            // Invariant: the first lo bytes are equal; the first hi + 1 are not, or extend past the
            // end.
            let middle = hi - (hi - lo) / 2;
            if self.are_equal(i..i + middle, j..j + middle) {
                lo = middle;
            } else {
                hi = middle - 1;
            }
        }
        lo
    }
}

/// Returns the range of the first occurrence of the longest substring that occurs at least twice,
/// overlaps included. Of several that are equally long, it is the one that recurs first. Returns
/// `None` if no byte occurs twice. Verified byte by byte; O(n log n) expected.
pub fn longest_duplicate(
    text: &(impl AsRef<[u8]> + ?Sized),
    hasher: Hasher,
) -> Option<Range<usize>> {
    let text = text.as_ref();
    let (mut lo, mut hi, mut longest) = (0, text.len().saturating_sub(1), None);
    while lo < hi {
        // Invariant: some substring of lo bytes occurs twice, longest is one of these, and none of
        // hi + 1 bytes does. If a string occurs twice, so does each of its prefixes.
        let middle = hi - (hi - lo) / 2;
        match duplicate_of(text, middle, hasher) {
            Some(start) => (lo, longest) = (middle, Some(start..start + middle)),
            None => hi = middle - 1,
        }
    }
    longest
}

/// Returns the first occurrence of the substring of this length that is the first to recur.
fn duplicate_of(text: &[u8], length: usize, hasher: Hasher) -> Option<usize> {
    let mut seen: HashMap<u64, Vec<usize>> = HashMap::new();
    for (start, hash) in hasher.windows(text, length) {
        let window = &text[start..start + length];
        let places = seen.entry(hash).or_default();
        if let Some(&first) = places.iter().find(|&&place| text[place..].starts_with(window)) {
            return Some(first);
        }
        places.push(start);
    }
    None
}
