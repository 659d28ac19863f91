//! Part of [Rabin-Karp](super): the hash of any substring in O(1), and what can be
//! asked with it.
//!
//! Cost: O(n) to build and two numbers of space for each byte; O(1) for a hash, O(log n) for a
//! common beginning.
//!
//! Page: `docs/en/pattern-match/rabin-karp/prefix-hashes.md`.

use std::collections::HashMap;
use std::ops::Range;

use super::Hasher;

/// The hashes of all beginnings of a text.
#[derive(Debug, Clone)]
pub struct PrefixHashes {
    hasher: Hasher,
    /// At index i the hash of `text[..i]`.
    prefix: Vec<u64>,
    /// At index i the base to the power of i.
    power: Vec<u64>,
}

impl PrefixHashes {
    /// Reads a text. O(n).
    pub fn new(text: &(impl AsRef<[u8]> + ?Sized), hasher: Hasher) -> Self {
        let (mut prefix, mut power) = (vec![0], vec![1]);
        for (i, &byte) in text.as_ref().iter().enumerate() {
            prefix.push(hasher.push(prefix[i], byte));
            power.push(hasher.product(power[i], hasher.base));
        }
        PrefixHashes { hasher, prefix, power }
    }

    /// The hash of a part of the text, the same as if it were made from scratch. O(1).
    ///
    /// # Panics
    /// If there is no such part.
    pub fn hash(&self, part: Range<usize>) -> u64 {
        assert!(part.start <= part.end, "a part ends where it begins or behind that");
        let Hasher { modulus, .. } = self.hasher;
        // Without what stands before the part, which has moved to the left by as many digits as the
        // part has.
        let before = self.hasher.product(self.prefix[part.start], self.power[part.len()]);
        (self.prefix[part.end] + (modulus - before)) % modulus
    }

    /// Whether two parts are equal, with high probability; never false if they are. O(1).
    ///
    /// # Panics
    /// If there are no such parts.
    pub fn are_equal(&self, a: Range<usize>, b: Range<usize>) -> bool {
        a.len() == b.len() && self.hash(a) == self.hash(b)
    }

    /// How long the longest string is that stands both at `i` and at `j`, with high probability;
    /// never too short. O(log n).
    ///
    /// # Panics
    /// If a place is past the end.
    pub fn common_beginning(&self, i: usize, j: usize) -> usize {
        let n = self.prefix.len() - 1;
        let (mut lo, mut hi) = (0, n - i.max(j));
        while lo < hi {
            // Invariant: lo characters are equal, and hi + 1 are not or reach past the end.
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

/// The longest string that stands at two places of a text, which may overlap: its place, and its
/// length; the first of equally long ones by the place where it comes again. None if no byte comes
/// twice. Compared byte by byte; O(n log n) expected.
pub fn longest_duplicate(
    text: &(impl AsRef<[u8]> + ?Sized),
    hasher: Hasher,
) -> Option<Range<usize>> {
    let text = text.as_ref();
    let (mut lo, mut hi, mut longest) = (0, text.len().saturating_sub(1), None);
    while lo < hi {
        // Invariant: lo bytes stand twice, at longest, and hi + 1 do not. If a string stands twice,
        // so does each beginning of it.
        let middle = hi - (hi - lo) / 2;
        match duplicate_of(text, middle, hasher) {
            Some(start) => (lo, longest) = (middle, Some(start..start + middle)),
            None => hi = middle - 1,
        }
    }
    longest
}

/// Where a string of this length stands for the first time that will come again.
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
