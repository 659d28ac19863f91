//! Part of [Knuth-Morris-Pratt](super): the Z-function, and conversions between it and the prefix
//! function.
//!
//! Cost: O(m) each.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt/z-function.md`.

/// A step in the computation of the Z-function.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The entry `z[i]` was found.
    Entry {
        /// The index of the entry.
        i: usize,
        /// The part of it that was known from earlier entries, without a comparison.
        known: usize,
    },
}

/// Returns the Z-function: at index i, the length of the longest prefix of the string that also
/// starts at i. At index 0, this is the whole string. At most 2m comparisons.
///
/// ```
/// use pattern_match::knuth_morris_pratt::z_function::z_function;
///
/// assert_eq!(z_function(b"aabaab"), [6, 1, 0, 3, 1, 0]);
/// ```
#[doc(alias = "z_algorithm")]
#[doc(alias = "z_array")]
pub fn z_function<T: PartialEq>(string: &[T]) -> Vec<usize> {
    z_function_watched(string, |_, _| {})
}

/// Works like [`z_function`], but reports each [`Step`] to `watch`, with the entries so far.
pub fn z_function_watched<T: PartialEq>(
    string: &[T],
    mut watch: impl FnMut(Step, &[usize]),
) -> Vec<usize> {
    let mut z = vec![0; string.len()];
    // string[start..end] equals a prefix of the string. Among all such substrings with
    // 0 < start < i, it has the largest end.
    let (mut start, mut end) = (0, 0);
    for i in 1..string.len() {
        // Inside the substring, the entry at the same position of the prefix is known.
        let known = if i < end { z[i - start].min(end - i) } else { 0 };
        let mut length = known;
        while i + length < string.len() && string[length] == string[i + length] {
            length += 1;
        }
        if end < i + length {
            (start, end) = (i, i + length);
        }
        z[i] = length;
        watch(Step::Entry { i, known }, &z);
    }
    if let Some(whole) = z.first_mut() {
        *whole = string.len();
    }
    z
}

/// Returns the Z-function, computed from the prefix function. O(m).
///
/// # Panics
/// If `border` is not a prefix function and an entry is too large.
///
/// ```
/// use pattern_match::knuth_morris_pratt::z_function::z_from_prefix;
///
/// // Both are of aabaab.
/// assert_eq!(z_from_prefix(&[0, 1, 0, 1, 2, 3]), [6, 1, 0, 3, 1, 0]);
/// ```
pub fn z_from_prefix(border: &[usize]) -> Vec<usize> {
    let mut z = vec![0; border.len()];
    for (i, &length) in border.iter().enumerate() {
        // The longest border that ends here starts at i + 1 - length. A later entry may show that
        // the match there is longer.
        if 0 < length {
            z[i + 1 - length] = length;
        }
    }
    let mut start = 1;
    while start < border.len() {
        // A substring that equals a prefix has the entries of the prefix, cut off at the end of the
        // substring.
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

/// Returns the prefix function, computed from the Z-function. O(m).
///
/// # Panics
/// If `z` is not a Z-function and an entry extends past the end.
///
/// ```
/// use pattern_match::knuth_morris_pratt::z_function::prefix_from_z;
///
/// // Both are of aabaab.
/// assert_eq!(prefix_from_z(&[6, 1, 0, 3, 1, 0]), [0, 1, 0, 1, 2, 3]);
/// ```
pub fn prefix_from_z(z: &[usize]) -> Vec<usize> {
    let mut border = vec![0; z.len()];
    let mut end = 1;
    for (i, &length) in z.iter().enumerate().skip(1) {
        // Of the substrings that reach a position, the one with the least start is the longest
        // border there.
        while end < i + length {
            border[end] = end + 1 - i;
            end += 1;
        }
        end = end.max(i + 1);
    }
    border
}
