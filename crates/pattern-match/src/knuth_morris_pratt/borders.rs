//! Part of [Knuth-Morris-Pratt](super): what the prefix function says about a string itself: its
//! borders, its period, its root, and the number of occurrences of each prefix.
//!
//! Cost: O(m) each.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt/borders.md`.

use super::prefix_function;

/// Returns the lengths of all nonempty borders of a string, the longest first. O(m).
///
/// ```
/// use pattern_match::borders;
///
/// assert_eq!(borders(b"abacaba"), [3, 1]);
/// ```
pub fn borders<T: PartialEq>(string: &[T]) -> Vec<usize> {
    let border = prefix_function(string);
    let longest = border.last().copied();
    let is_nonempty = |length: &usize| 0 < *length;
    // The next shorter border is the longest border of this border.
    std::iter::successors(longest.filter(is_nonempty), |&length| {
        Some(border[length - 1]).filter(is_nonempty)
    })
    .collect()
}

/// Returns the smallest p > 0 with `string[i] == string[i + p]` wherever both exist: the length of
/// the string minus that of its longest border. It is the whole length if there is no border, and 0
/// for the empty string. O(m).
///
/// ```
/// use pattern_match::knuth_morris_pratt::borders::period;
///
/// assert_eq!(period(b"abcabcab"), 3);
/// ```
pub fn period<T: PartialEq>(string: &[T]) -> usize {
    string.len() - prefix_function(string).last().copied().unwrap_or(0)
}

/// Returns the shortest string whose repetition is this string, and the number of copies. The empty
/// string has no copies. O(m).
///
/// ```
/// use pattern_match::knuth_morris_pratt::borders::root;
///
/// assert_eq!(root(b"abab"), (&b"ab"[..], 2));
/// ```
#[doc(alias = "primitive_root")]
pub fn root<T: PartialEq>(string: &[T]) -> (&[T], usize) {
    match period(string) {
        0 => (string, 0),
        // If the period does not divide the length, the last copy is incomplete.
        p if string.len().is_multiple_of(p) => (&string[..p], string.len() / p),
        _ => (string, 1),
    }
}

/// Returns, at index k, the number of occurrences of `string[..k]` in the string, including
/// overlapping ones, for k in 0..=m. O(m).
///
/// ```
/// use pattern_match::knuth_morris_pratt::borders::prefix_counts;
///
/// // a occurs 3 times, ab and aba occur twice, abab and ababa once.
/// assert_eq!(prefix_counts(b"ababa"), [6, 3, 2, 2, 1, 1]);
/// ```
pub fn prefix_counts<T: PartialEq>(string: &[T]) -> Vec<usize> {
    let border = prefix_function(string);
    // Each prefix occurs once at the start. It occurs again at the end of each longer prefix of
    // which it is a border.
    let mut counts = vec![1; string.len() + 1];
    for k in (1..=string.len()).rev() {
        // Invariant: counts[k..] is final, because counts are passed on to shorter prefixes.
        if 0 < border[k - 1] {
            counts[border[k - 1]] += counts[k];
        }
    }
    counts[0] = string.len() + 1;
    counts
}
