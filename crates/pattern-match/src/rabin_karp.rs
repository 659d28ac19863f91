//! Rabin-Karp: compare numbers and not strings. The hash of a window becomes that of the next one
//! in O(1); where it is that of the pattern, the strings are compared.
//!
//! Cost: O(n + m) expected, and O(m) for each place that is found; O(nm) at worst. O(1) space
//! beside the pattern.
//!
//! Domain: bytes; texts and patterns of any length, also 0; several patterns at once. Bases and
//! moduli below 2^63.
//!
//! Source: R. M. Karp, M. O. Rabin, "Efficient randomized pattern-matching algorithms", IBM Journal
//! of Research and Development 31 (1987).
//!
//! Checked: the suite of the chapter, with a good modulus and with one of 3; each hash that rolls
//! against one made from scratch.
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

/// A polynomial over a ring of remainders: the bytes of a string are the digits of a number to some
/// base, taken modulo another.
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

/// What makes no hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HasherError {
    /// The modulus is below 2, so that all hashes are equal, or at least 2^63.
    #[error("the modulus {modulus} is not in 2..2^63")]
    Modulus {
        /// It.
        modulus: u64,
    },
    /// The base is 0 modulo the modulus, so that only the last byte would count.
    #[error("the base {base} is 0 modulo {modulus}")]
    Base {
        /// It.
        base: u64,
        /// What it is 0 to.
        modulus: u64,
    },
}

impl Hasher {
    /// 2^61 - 1, a prime.
    pub const MERSENNE: u64 = (1 << 61) - 1;

    /// Modulo 2^61 - 1, to a base that depends on the seed. Who does not know the seed cannot make
    /// two strings of one hash.
    pub fn with_seed(seed: u64) -> Self {
        // All bits of the seed count; above all bytes.
        let base = 256 + SplitMix64::new(seed).next_u64() % (Self::MERSENNE - 256);
        Hasher { base, modulus: Self::MERSENNE }
    }

    /// To a base and modulo a modulus of one's own. The search is right with any; with bad ones it
    /// is slow.
    ///
    /// # Errors
    /// If the modulus is below 2 or at least 2^63, or if it divides the base.
    pub fn new(base: u64, modulus: u64) -> Result<Self, HasherError> {
        if !(2..1 << 63).contains(&modulus) {
            return Err(HasherError::Modulus { modulus });
        }
        match base % modulus {
            0 => Err(HasherError::Base { base, modulus }),
            base => Ok(Hasher { base, modulus }),
        }
    }

    /// The hash of a string, from scratch; 0 for the empty one. O(m).
    pub fn hash(&self, string: &[u8]) -> u64 {
        string.iter().fold(0, |hash, &byte| self.push(hash, byte))
    }

    /// The hash of a string with one more byte behind it.
    pub fn push(&self, hash: u64, byte: u8) -> u64 {
        self.reduce(u128::from(hash) * u128::from(self.base) + u128::from(byte))
    }

    /// The hashes of all windows of a length, from left to right and lazily. O(n) for all.
    pub fn windows(self, text: &(impl AsRef<[u8]> + ?Sized), length: usize) -> Windows<'_> {
        let text = text.as_ref();
        let rolling = text.get(..length).map(|window| Rolling::new(self, window));
        Windows { text, length, start: 0, rolling }
    }

    /// The base to the power of `n`. O(log n).
    pub fn power(&self, n: usize) -> u64 {
        let (mut power, mut square, mut n) = (1, self.base, n);
        while 0 < n {
            // Invariant: power · square^n is what is wanted.
            if n % 2 == 1 {
                power = self.product(power, square);
            }
            square = self.product(square, square);
            n /= 2;
        }
        power
    }

    /// A product of two remainders.
    fn product(&self, a: u64, b: u64) -> u64 {
        self.reduce(u128::from(a) * u128::from(b))
    }

    /// The remainder of what is below 2^127.
    #[expect(clippy::cast_possible_truncation, reason = "a remainder and a digit fit 64 bits")]
    fn reduce(&self, x: u128) -> u64 {
        if self.modulus != Self::MERSENNE {
            return (x % u128::from(self.modulus)) as u64;
        }
        // 2^61 is 1 here, so the digits to the base 2^61 may be added up.
        let sum = (x as u64 & Self::MERSENNE) + (x >> 61) as u64;
        let sum = (sum & Self::MERSENNE) + (sum >> 61);
        if sum < Self::MERSENNE { sum } else { sum - Self::MERSENNE }
    }
}

/// The hash of a window of fixed length that rolls along a text.
#[derive(Debug, Clone, Copy)]
pub struct Rolling {
    hasher: Hasher,
    hash: u64,
    /// What the first byte of the window weighs when one more has come: the modulus less the base
    /// to the power of the length.
    leaving: u64,
}

impl Rolling {
    /// The hash of the first window. O(m).
    pub fn new(hasher: Hasher, window: &[u8]) -> Self {
        let leaving = hasher.modulus - hasher.power(window.len());
        Rolling { hasher, hash: hasher.hash(window), leaving }
    }

    /// The hash of the window.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// One place on: the first byte of the window leaves, and one enters behind the last. O(1).
    pub fn slide(&mut self, leaves: u8, enters: u8) {
        let grown = u128::from(self.hash) * u128::from(self.hasher.base) + u128::from(enters);
        // Adding the negative weight never goes below zero.
        self.hash = self.hasher.reduce(grown + u128::from(leaves) * u128::from(self.leaving));
    }
}

/// A pattern that is prepared for many searches.
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

    /// The hash of the pattern.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The first place of the pattern. O(n + m) expected.
    pub fn find(&self, text: &(impl AsRef<[u8]> + ?Sized)) -> Option<usize> {
        self.find_all(text).next()
    }

    /// All places of the pattern, overlaps included, ascending and lazily, each compared byte by
    /// byte.
    pub fn find_all<'a>(&'a self, text: &'a (impl AsRef<[u8]> + ?Sized)) -> Matches<'a> {
        let text = text.as_ref();
        Matches { matcher: self, text, windows: self.hasher.windows(text, self.pattern.len()) }
    }

    /// All places where the hash is that of the pattern, and nothing is compared: none is missed,
    /// but one may be wrong. O(n + m) whatever the text.
    pub fn candidates<'a>(
        &'a self,
        text: &'a (impl AsRef<[u8]> + ?Sized),
    ) -> impl Iterator<Item = usize> + 'a {
        let windows = self.hasher.windows(text.as_ref(), self.pattern.len());
        windows.filter(|(_, hash)| *hash == self.hash).map(|(start, _)| start)
    }
}

/// The first place of a pattern, with the hasher of a seed. O(n + m) expected.
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

/// All windows of one length, each as its place and its hash.
#[derive(Debug, Clone)]
pub struct Windows<'a> {
    text: &'a [u8],
    length: usize,
    start: usize,
    /// The hash of the window at `start`; none if there is no such window.
    rolling: Option<Rolling>,
}

impl Iterator for Windows<'_> {
    type Item = (usize, u64);

    fn next(&mut self) -> Option<(usize, u64)> {
        let rolling = self.rolling.as_mut()?;
        let (start, hash) = (self.start, rolling.hash());
        // Invariant: hash is that of text[start..start + length].
        match self.text.get(start + self.length) {
            // What enters an empty window leaves it at once.
            Some(&enters) => rolling.slide(self.text[start], enters),
            None => self.rolling = None,
        }
        self.start += 1;
        Some((start, hash))
    }
}

impl FusedIterator for Windows<'_> {}

/// The iterator of [`Matcher::find_all`].
#[derive(Debug, Clone)]
pub struct Matches<'a> {
    matcher: &'a Matcher<'a>,
    text: &'a [u8],
    windows: Windows<'a>,
}

impl Matches<'_> {
    /// The next place, observed: the hash of each window, each comparison, each shift, and what is
    /// found.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        let (text, Matcher { pattern, hash: wanted, .. }) = (self.text, self.matcher);
        for (start, hash) in &mut self.windows {
            watch(Step::Hash { start, hash });
            // Equal strings have equal hashes. The other way round one must look.
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
