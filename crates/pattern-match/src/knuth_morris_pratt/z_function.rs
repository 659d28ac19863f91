//! Part of [Knuth-Morris-Pratt](super): the Z-function, the prefix function's sibling, and each of
//! the two from the other.
//!
//! Cost: O(m) each.
//!
//! Page: `docs/en/pattern-match/knuth-morris-pratt.md`.

/// The Z-function: at index i how much of the string's beginning stands at i too. At 0 that is all
/// of it. At most 2m comparisons.
///
/// ```
/// use pattern_match::knuth_morris_pratt::z_function::z_function;
///
/// assert_eq!(z_function(b"aabaab"), [6, 1, 0, 3, 1, 0]);
/// ```
#[doc(alias = "z_algorithm")]
#[doc(alias = "z_array")]
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
