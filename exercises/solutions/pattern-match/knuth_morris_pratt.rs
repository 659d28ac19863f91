//! Find all occurrences of a pattern in a text: `find_all(text, pattern)` returns the indices at
//! which they start, in ascending order. Occurrences may overlap, and the pattern is not empty.
//!
//! For example, the pattern `aba` is in the text `ababa` at 0 and 2, so the result is `[0, 2]`.
//!
//! Beware: a large text has a million letters, and a large pattern has half a million. Comparing
//! the pattern with the text at each index takes far too long.

/// The starts of all occurrences of the pattern.
pub fn find_all(text: &[char], pattern: &[char]) -> Vec<usize> {
    let border = prefix_function(pattern);
    let mut found = Vec::new();
    let mut j = 0;
    for (i, c) in text.iter().enumerate() {
        while 0 < j && pattern[j] != *c {
            j = border[j - 1];
        }
        if pattern[j] == *c {
            j += 1;
        }
        if j == pattern.len() {
            found.push(i + 1 - j);
            j = border[j - 1];
        }
    }
    found
}

/// For each prefix of the pattern the length of its longest border.
fn prefix_function(pattern: &[char]) -> Vec<usize> {
    let mut border = vec![0; pattern.len()];
    let mut length = 0;
    for i in 1..pattern.len() {
        while 0 < length && pattern[length] != pattern[i] {
            length = border[length - 1];
        }
        if pattern[length] == pattern[i] {
            length += 1;
        }
        border[i] = length;
    }
    border
}
