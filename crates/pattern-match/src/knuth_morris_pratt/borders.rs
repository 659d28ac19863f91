//! Part of [Knuth-Morris-Pratt](super): what else the prefix function tells of a
//! string, and its sibling, the Z-function.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

use super::prefix_function;

/// The lengths of all borders of a string, the longest first; the whole and the empty border are
/// not among them. O(m).
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

/// The Z-function: at index i how much of the string's beginning stands at i too. At 0 that is all
/// of it. At most 2m comparisons.
///
/// ```
/// use pattern_match::knuth_morris_pratt::borders::z_function;
///
/// assert_eq!(z_function(b"aabaab"), [6, 1, 0, 3, 1, 0]);
/// ```
pub fn z_function<T: PartialEq>(string: &[T]) -> Vec<usize> {
    let mut z = vec![0; string.len()];
    // string[start..end] equals the beginning; of all such pieces that begin before i it reaches
    // furthest.
    let (mut start, mut end) = (0, 0);
    for i in 1..string.len() {
        // Within the piece the beginning tells what comes, up to the end of the piece.
        let mut length = if i < end { z[i - start].min(end - i) } else { 0 };
        while i + length < string.len() && string[length] == string[i + length] {
            length += 1;
        }
        if end < i + length {
            (start, end) = (i, i + length);
        }
        z[i] = length;
    }
    if let Some(whole) = z.first_mut() {
        *whole = string.len();
    }
    z
}

/// The Z-function out of the prefix function. O(m).
///
/// # Panics
/// If it is no prefix function and an entry is too large.
pub fn z_from_prefix(border: &[usize]) -> Vec<usize> {
    let mut z = vec![0; border.len()];
    for (i, &length) in border.iter().enumerate() {
        // The longest border that ends here begins at i + 1 - length, and is not known to reach
        // further.
        if 0 < length {
            z[i + 1 - length] = length;
        }
    }
    let mut start = 1;
    while start < border.len() {
        // A piece that equals the beginning holds copies of what is known of the beginning, cut at
        // its end.
        let length = z[start];
        let mut inner = 1;
        while inner < length && z[start + inner] <= z[inner] {
            z[start + inner] = z[inner].min(length - inner);
            inner += 1;
        }
        start += inner;
    }
    if let Some(whole) = z.first_mut() {
        *whole = border.len();
    }
    z
}

/// The prefix function out of the Z-function. O(m).
///
/// # Panics
/// If it is no Z-function and an entry reaches past the end.
pub fn prefix_from_z(z: &[usize]) -> Vec<usize> {
    let mut border = vec![0; z.len()];
    let mut end = 1;
    for (i, &length) in z.iter().enumerate().skip(1) {
        // The first piece that reaches a place is the longest border there.
        while end < i + length {
            border[end] = end + 1 - i;
            end += 1;
        }
        end = end.max(i + 1);
    }
    border
}
