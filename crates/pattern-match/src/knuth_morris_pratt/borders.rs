//! Part of [Knuth-Morris-Pratt](super): what else the prefix function tells about a string: its
//! borders, its period, its root.
//!
//! Cost: O(m) each.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

use super::prefix_function;

/// The lengths of all borders of a string, the longest first; the whole and the empty border are
/// not among them. O(m).
///
/// ```
/// use pattern_match::borders;
///
/// assert_eq!(borders(b"abacaba"), [3, 1]);
/// ```
pub fn borders<T: PartialEq>(string: &[T]) -> Vec<usize> {
    let border = prefix_function(string);
    let longest = border.last().copied();
    let is_border = |&length: &usize| 0 < length;
    // The borders of the longest border are all the others.
    std::iter::successors(longest.filter(is_border), |&length| {
        Some(border[length - 1]).filter(is_border)
    })
    .collect()
}

/// The smallest p > 0 for which `string[i] == string[i + p]` wherever both are there: the length
/// less its longest border. The whole length if there is none shorter, 0 for the empty string.
/// O(m).
///
/// ```
/// use pattern_match::knuth_morris_pratt::borders::period;
///
/// assert_eq!(period(b"abcabcab"), 3);
/// ```
pub fn period<T: PartialEq>(string: &[T]) -> usize {
    string.len() - prefix_function(string).last().copied().unwrap_or(0)
}

/// The shortest string of which this one is made by repeating it whole, and how often. The empty
/// string is made of none. O(m).
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
        // A period that does not divide the length leaves a piece over.
        p if string.len().is_multiple_of(p) => (&string[..p], string.len() / p),
        _ => (string, 1),
    }
}

/// At index k how often `string[..k]` stands in the string, overlaps included, for k in 0..=m.
/// O(m).
pub fn prefix_counts<T: PartialEq>(string: &[T]) -> Vec<usize> {
    let border = prefix_function(string);
    // Each beginning ends once where it is the longest that ends there, and again wherever it is a
    // border.
    let mut counts = vec![1; string.len() + 1];
    for k in (1..=string.len()).rev() {
        // Invariant: counts[k..] is final, for only longer beginnings give to shorter ones.
        if 0 < border[k - 1] {
            counts[border[k - 1]] += counts[k];
        }
    }
    counts[0] = string.len() + 1;
    counts
}
