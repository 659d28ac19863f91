//! Rabin-Karp: compare numbers instead of strings. The hash of each window is computed from that of
//! the previous one in O(1); if it equals the hash of the pattern, the strings are compared.
//!
//! Cost: O(n + m) expected, plus O(m) for each occurrence; O(nm) in the worst case. O(1) space
//! besides the pattern.
//!
//! Domain: bytes; texts and patterns of any length, including 0; several patterns at once. Bases
//! and moduli below 2^63.
//!
//! Source: R. M. Karp, M. O. Rabin, "Efficient randomized pattern-matching algorithms", IBM Journal
//! of Research and Development 31 (1987).
//!
//! Checked: the suite of the chapter, with a good modulus and with a modulus of 3; each rolling
//! hash against one computed from scratch.
//!
//! Page: `docs/en/pattern-match/rabin-karp.md`.

pub mod plain;
pub mod prefix_hashes;
pub mod rows;
pub mod several;

use std::iter::FusedIterator;

use numbers::SplitMix64;

use crate::simple_match::stands_at;
use crate::{Reason, Step};

/// A polynomial hash function: the bytes of a string are the digits of a number in some base, taken
/// modulo a modulus.
///
/// ```
/// use pattern_match::Hasher;
///
/// let hasher = Hasher::with_seed(1);
/// assert_eq!(hasher.hash(b"abc"), hasher.push(hasher.hash(b"ab"), b'c'));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hasher {
    base: u64,
    modulus: u64,
}

/// The reason why a base and a modulus do not make a [`Hasher`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HasherError {
    /// The modulus is below 2, so that all hashes are equal, or at least 2^63.
    #[error("the modulus {modulus} is not in 2..2^63")]
    Modulus {
        /// The modulus.
        modulus: u64,
    },
    /// The base is 0 modulo the modulus, so that only the last byte would count.
    #[error("the base {base} is 0 modulo {modulus}")]
    Base {
        /// The base.
        base: u64,
        /// The modulus, which divides the base.
        modulus: u64,
    },
}

impl Hasher {
    /// 2^61 - 1, a prime.
    pub const MERSENNE: u64 = (1 << 61) - 1;

    /// Creates a hasher modulo 2^61 - 1, with a base that depends on the seed. Without knowing the
    /// seed, it is infeasible to construct two strings with the same hash.
    pub fn with_seed(seed: u64) -> Self {
        // The base depends on all bits of the seed, and is larger than any byte.
        let base = 256 + SplitMix64::new(seed).next_u64() % (Self::MERSENNE - 256);
        Hasher { base, modulus: Self::MERSENNE }
    }

    /// Creates a hasher with a custom base and modulus. The search is correct with any, but slow
    /// with bad ones.
    ///
    /// # Errors
    /// Returns an error if the modulus is below 2 or at least 2^63, or if it divides the base.
    pub fn new(base: u64, modulus: u64) -> Result<Self, HasherError> {
        if !(2..1 << 63).contains(&modulus) {
            return Err(HasherError::Modulus { modulus });
        }
        match base % modulus {
            0 => Err(HasherError::Base { base, modulus }),
            base => Ok(Hasher { base, modulus }),
        }
    }

    /// Returns the hash of a string, computed from scratch; 0 for the empty string. O(m).
    pub fn hash(&self, string: &[u8]) -> u64 {
        string.iter().fold(0, |hash, &byte| self.push(hash, byte))
    }

    /// Returns the hash of a string with one more byte appended. O(1).
    pub fn push(&self, hash: u64, byte: u8) -> u64 {
        self.reduce(u128::from(hash) * u128::from(self.base) + u128::from(byte))
    }

    /// Returns a lazy iterator over the starts and hashes of all windows of a given length, from
    /// left to right. O(n) in total.
    pub fn windows(self, text: &(impl AsRef<[u8]> + ?Sized), length: usize) -> Windows<'_> {
        let text = text.as_ref();
        let rolling = text.get(..length).map(|window| Rolling::new(self, window));
        Windows { text, length, start: 0, rolling }
    }

    /// Returns the base to the power of `n`, modulo the modulus. O(log n).
    pub fn power(&self, n: usize) -> u64 {
        let (mut power, mut square, mut n) = (1, self.base, n);
        while 0 < n {
            // Invariant: power · square^n is the result.
            if n % 2 == 1 {
                power = self.product(power, square);
            }
            square = self.product(square, square);
            n /= 2;
        }
        power
    }

    /// Returns the product of two remainders.
    fn product(&self, a: u64, b: u64) -> u64 {
        self.reduce(u128::from(a) * u128::from(b))
    }

    /// Returns the remainder of a number below 2^127.
    #[expect(clippy::cast_possible_truncation, reason = "a remainder and a digit fit 64 bits")]
    fn reduce(&self, x: u128) -> u64 {
        if self.modulus != Self::MERSENNE {
            return (x % u128::from(self.modulus)) as u64;
        }
        // Modulo 2^61 - 1, 2^61 is 1, so the digits in base 2^61 can be added up.
        let sum = (x as u64 & Self::MERSENNE) + (x >> 61) as u64;
        let sum = (sum & Self::MERSENNE) + (sum >> 61);
        if sum < Self::MERSENNE { sum } else { sum - Self::MERSENNE }
    }
}

/// The hash of a window of fixed length that slides along a text.
#[derive(Debug, Clone, Copy)]
pub struct Rolling {
    hasher: Hasher,
    hash: u64,
    /// The negated weight of the first byte of the window once another byte has entered: the
    /// modulus minus the base to the power of the length.
    leaving: u64,
}

impl Rolling {
    /// Computes the hash of the first window. O(m).
    pub fn new(hasher: Hasher, window: &[u8]) -> Self {
        let leaving = hasher.modulus - hasher.power(window.len());
        Rolling { hasher, hash: hasher.hash(window), leaving }
    }

    /// Returns the hash of the window.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Moves the window by one: its first byte leaves, and another byte enters at the end. O(1).
    pub fn slide(&mut self, leaves: u8, enters: u8) {
        let grown = u128::from(self.hash) * u128::from(self.hasher.base) + u128::from(enters);
        // Adding the negated weight never goes below zero.
        self.hash = self.hasher.reduce(grown + u128::from(leaves) * u128::from(self.leaving));
    }
}

/// A pattern prepared for many searches.
#[derive(Debug, Clone)]
pub struct Matcher<'p> {
    pattern: &'p [u8],
    hasher: Hasher,
    hash: u64,
}

impl<'p> Matcher<'p> {
    /// Prepares a pattern. O(m).
    pub fn new(pattern: &'p (impl AsRef<[u8]> + ?Sized), hasher: Hasher) -> Self {
        let pattern = pattern.as_ref();
        Matcher { pattern, hasher, hash: hasher.hash(pattern) }
    }

    /// Returns the hash of the pattern.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the start of the first occurrence. O(n + m) expected.
    pub fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<usize> {
        self.find_all(text).next()
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order, each verified byte by byte.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        let text = text.as_ref();
        Matches { matcher: self, text, windows: self.hasher.windows(text, self.pattern.len()) }
    }

    /// Returns an iterator over the starts of all windows with the hash of the pattern, without
    /// verifying them: no occurrence is missed, but some windows may not be occurrences. O(n + m)
    /// for every text.
    pub fn candidates<'a>(
        &'a self,
        text: &'a (impl AsRef<[u8]> + ?Sized),
    ) -> impl Iterator<Item = usize> + 'a {
        let windows = self.hasher.windows(text.as_ref(), self.pattern.len());
        windows.filter(|(_, hash)| *hash == self.hash).map(|(start, _)| start)
    }
}

/// Returns the start of the first occurrence of a pattern, with the hasher of a seed. O(n + m)
/// expected.
///
/// ```
/// use pattern_match::rabin_karp;
///
/// assert_eq!(rabin_karp::find("abracadabra", "cad", 1), Some(4));
/// ```
pub fn find(
    text: &(impl AsRef<[u8]> + ?Sized),
    pattern: &(impl AsRef<[u8]> + ?Sized),
    seed: u64,
) -> Option<usize> {
    Matcher::new(pattern, Hasher::with_seed(seed)).find(text)
}

/// An iterator over all windows of one length, each as its start and its hash.
#[derive(Debug, Clone)]
pub struct Windows<'a> {
    text: &'a [u8],
    length: usize,
    start: usize,
    /// The hash of the window at `start`, or `None` if there is no such window.
    rolling: Option<Rolling>,
}

impl Iterator for Windows<'_> {
    type Item = (usize, u64);

    fn next(&mut self) -> Option<(usize, u64)> {
        let rolling = self.rolling.as_mut()?;
        let (start, hash) = (self.start, rolling.hash());
        // Invariant: hash is that of text[start..start + length].
        match self.text.get(start + self.length) {
            // A byte that enters an empty window leaves it at once.
            Some(&enters) => rolling.slide(self.text[start], enters),
            None => self.rolling = None,
        }
        self.start += 1;
        Some((start, hash))
    }
}

impl FusedIterator for Windows<'_> {}

/// An iterator over occurrences, returned by [`Matcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    matcher: &'a Matcher<'a>,
    text: &'a [u8],
    windows: Windows<'a>,
}

impl Matches<'_> {
    /// Returns the next occurrence, and reports the hash of each window, each comparison, each
    /// shift, and the occurrence to `watch`.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        let (text, Matcher { pattern, hash: wanted, .. }) = (self.text, self.matcher);
        for (start, hash) in &mut self.windows {
            watch(Step::Hash { start, hash });
            // Equal strings have equal hashes. The converse must be checked.
            let is_found = hash == *wanted && stands_at(text, pattern, start, u8::eq, &mut watch);
            if is_found {
                watch(Step::Found { start });
            }
            watch(Step::Shift { start, reason: Reason::Next });
            if is_found {
                return Some(start);
            }
        }
        None
    }
}

impl Iterator for Matches<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.next_watched(|_| {})
    }
}

impl FusedIterator for Matches<'_> {}
