//! Knuth-Morris-Pratt: after a mismatch, the pattern moves until the longest border of the matched
//! prefix is aligned with the end of that prefix. The text is never read backward.
//!
//! Cost: O(m) to prepare, at most 3m comparisons; O(n) to search, at most 2n comparisons; O(m)
//! space.
//!
//! Domain: any items that can be compared; texts and patterns of any length, including 0; texts
//! that arrive in pieces.
//!
//! Source: D. E. Knuth, J. H. Morris, V. R. Pratt, "Fast pattern matching in strings", SIAM Journal
//! on Computing 6 (1977).
//!
//! Checked: the suite of the chapter; all strings of up to twelve letters over a two-letter
//! alphabet, against the definition of a border.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

pub mod automaton;
pub mod borders;
pub mod plain;
pub mod z_function;

use std::iter::FusedIterator;

use crate::{Reason, Step};

/// Returns the prefix function: at index i, the length of the longest border of `pattern[..=i]`. A
/// border of a string is a shorter string that is both a prefix and a suffix of it. At most 3m
/// comparisons.
///
/// ```
/// use pattern_match::knuth_morris_pratt::prefix_function;
///
/// assert_eq!(prefix_function(b"ababaca"), [0, 0, 1, 2, 3, 0, 1]);
/// ```
#[doc(alias = "failure_function")]
#[doc(alias = "kmp_table")]
pub fn prefix_function<T: PartialEq>(pattern: &[T]) -> Vec<usize> {
    let mut border = vec![0; pattern.len()];
    let mut length = 0;
    for i in 1..pattern.len() {
        // Invariant: pattern[..length] is the longest border of pattern[..i].
        while 0 < length && pattern[length] != pattern[i] {
            // It cannot be extended. The next shorter border is the longest border of this border.
            length = border[length - 1];
        }
        if pattern[length] == pattern[i] {
            length += 1;
        }
        border[i] = length;
    }
    border
}

/// A pattern prepared for many searches.
///
/// ```
/// use pattern_match::knuth_morris_pratt::Matcher;
///
/// let matcher = Matcher::new("aba");
/// assert_eq!(matcher.find("ababa"), Some(0));
/// assert!(matcher.find_all("ababa").eq([0, 2]));
/// ```
#[derive(Debug)]
pub struct Matcher<'p, T> {
    pattern: &'p [T],
    border: Vec<usize>,
}

impl<T> Clone for Matcher<'_, T> {
    fn clone(&self) -> Self {
        Matcher { pattern: self.pattern, border: self.border.clone() }
    }
}

impl<'p, T: PartialEq> Matcher<'p, T> {
    /// Prepares a pattern. O(m).
    pub fn new(pattern: &'p (impl AsRef<[T]> + ?Sized)) -> Self {
        let pattern = pattern.as_ref();
        Matcher { pattern, border: prefix_function(pattern) }
    }

    /// Returns the start of the first occurrence. O(n).
    pub fn find(&self, text: &(impl AsRef<[T]> + ?Sized)) -> Option<usize> {
        self.find_all(text).next()
    }

    /// Returns a lazy iterator over the starts of all occurrences, including overlapping ones, in
    /// ascending order. O(n) in total.
    pub fn find_all<'m>(&'m self, text: &'m (impl AsRef<[T]> + ?Sized)) -> Matches<'m, T> {
        Matches { matcher: self, text: text.as_ref(), i: 0, j: 0 }
    }

    /// Returns the number of occurrences, including overlapping ones. O(n).
    pub fn count(&self, text: &(impl AsRef<[T]> + ?Sized)) -> usize {
        self.find_all(text).count()
    }

    /// Returns a search in a text that arrives item by item, or piece by piece.
    pub fn stream(&self) -> Stream<'_, T> {
        Stream { matcher: self, n_read: 0, j: 0 }
    }
}

impl<T> Matcher<'_, T> {
    /// Returns the pattern.
    pub fn pattern(&self) -> &[T] {
        self.pattern
    }

    /// Returns the [`prefix_function`] of the pattern.
    pub fn prefix_function(&self) -> &[usize] {
        &self.border
    }
}

/// Returns the start of the first occurrence of a pattern. O(n + m).
///
/// ```
/// use pattern_match::knuth_morris_pratt;
///
/// assert_eq!(knuth_morris_pratt::find("abababaca", "ababaca"), Some(2));
/// ```
pub fn find<T: PartialEq>(
    text: &(impl AsRef<[T]> + ?Sized),
    pattern: &(impl AsRef<[T]> + ?Sized),
) -> Option<usize> {
    Matcher::new(pattern).find(text)
}

/// An iterator over occurrences, returned by [`Matcher::find_all`].
#[derive(Debug)]
pub struct Matches<'m, T> {
    matcher: &'m Matcher<'m, T>,
    text: &'m [T],
    /// The number of items read.
    i: usize,
    /// The number of matched items of the pattern: `text[..i]` ends with `pattern[..j]`.
    j: usize,
}

impl<T> Clone for Matches<'_, T> {
    fn clone(&self) -> Self {
        Matches { ..*self }
    }
}

impl<T: PartialEq> Matches<'_, T> {
    /// Returns the next occurrence, and reports each comparison, each shift, and the occurrence to
    /// `watch`. Where the first item of the pattern matches after some mismatches, it is compared
    /// twice but reported once. Even so, there are at most 2n comparisons in total.
    pub fn next_watched(&mut self, mut watch: impl FnMut(Step)) -> Option<usize> {
        let Matcher { pattern, border } = self.matcher;
        let (text, m) = (self.text, pattern.len());
        let (mut i, mut j) = (self.i, self.j);
        if m == 0 {
            self.i = text.len().min(i) + 1;
            return (i <= text.len()).then_some(i);
        }
        if j == m {
            // An occurrence ends here. Its longest border may be the start of the next one.
            j = fall_back(border, i, j, &mut watch);
        }
        while i < text.len() && j < m {
            // Invariant: text[..i] ends with pattern[..j], and all occurrences that start before
            // i - j have been found.
            let is_equal = text[i] == pattern[j];
            watch(Step::Compare { start: i - j, j, is_equal });
            if is_equal {
                (i, j) = (i + 1, j + 1);
            } else if 0 < j {
                j = fall_back(border, i, j, &mut watch);
            } else {
                i = skip(text, i, &pattern[0], &mut watch);
            }
        }
        (self.i, self.j) = (i, j);
        (j == m).then(|| i - m).inspect(|&start| watch(Step::Found { start }))
    }
}

/// Falls back from `pattern[..j]`, with which `text[..i]` ends, and returns the length of its
/// longest border.
fn fall_back(border: &[usize], i: usize, j: usize, watch: &mut impl FnMut(Step)) -> usize {
    let border = border[j - 1];
    watch(Step::Shift { start: i - j, reason: Reason::Border { matched: j, border } });
    border
}

/// Returns the next index after `i` at which the first item of the pattern matches, or the length
/// of the text. Most texts consist mainly of indices at which it does not match, so this is a
/// separate loop. The comparison that succeeds is not reported, because the search repeats it.
fn skip<T: PartialEq>(text: &[T], i: usize, first: &T, watch: &mut impl FnMut(Step)) -> usize {
    watch(Step::Shift { start: i, reason: Reason::Next });
    for (start, item) in text.iter().enumerate().skip(i + 1) {
        if item == first {
            return start;
        }
        watch(Step::Compare { start, j: 0, is_equal: false });
        watch(Step::Shift { start, reason: Reason::Next });
    }
    text.len()
}

impl<T: PartialEq> Iterator for Matches<'_, T> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        self.next_watched(|_| {})
    }
}

impl<T: PartialEq> FusedIterator for Matches<'_, T> {}

/// A search in a text that is read as it arrives, without storing it.
#[derive(Debug)]
pub struct Stream<'m, T> {
    matcher: &'m Matcher<'m, T>,
    n_read: usize,
    /// The length of the longest prefix of the pattern with which the text so far ends.
    j: usize,
}

impl<T> Clone for Stream<'_, T> {
    fn clone(&self) -> Self {
        Stream { ..*self }
    }
}

impl<T: PartialEq> Stream<'_, T> {
    /// Reads one item, and returns the start of an occurrence if one ends with it. O(1) amortized,
    /// O(m) in the worst case.
    pub fn push(&mut self, item: &T) -> Option<usize> {
        let Matcher { pattern, border } = self.matcher;
        while 0 < self.j && pattern.get(self.j) != Some(item) {
            self.j = border[self.j - 1];
        }
        self.j += usize::from(pattern.get(self.j) == Some(item));
        self.n_read += 1;
        (self.j == pattern.len()).then_some(self.n_read - self.j)
    }

    /// Reads a piece of the text, and returns an iterator over the starts of the occurrences that
    /// end in it. The piece has been read completely once the iterator is exhausted.
    pub fn extend<'a>(
        &'a mut self,
        piece: &'a (impl AsRef<[T]> + ?Sized),
    ) -> impl Iterator<Item = usize>
    where
        T: 'a,
    {
        piece.as_ref().iter().filter_map(|item| self.push(item))
    }
}

/// Returns Knuth's stronger failure table. At index j, for a mismatch at `pattern[j]`, it holds the
/// length of the longest border of `pattern[..j]` that is not followed by an item equal to
/// `pattern[j]`, which would fail again, or `None` if there is no such border. The last entry, at
/// m, is for the longest border of the whole pattern. O(m).
///
/// With this table, one item of a text is compared O(log m) times in the worst case, instead of
/// O(m).
///
/// ```
/// use pattern_match::strong_failure;
///
/// assert_eq!(strong_failure(b"abab"), [None, Some(0), None, Some(0), Some(2)]);
/// ```
pub fn strong_failure<T: PartialEq>(pattern: &[T]) -> Vec<Option<usize>> {
    let border = prefix_function(pattern);
    let mut strong = Vec::with_capacity(pattern.len() + 1);
    for j in 0..=pattern.len() {
        // The longest border of pattern[..j]; the empty string has none.
        let longest = j.checked_sub(1).map(|last| border[last]);
        strong.push(match longest {
            // An equal item would fail again. After an occurrence, no item has failed.
            Some(length) if j < pattern.len() && pattern[length] == pattern[j] => strong[length],
            longest => longest,
        });
    }
    strong
}
