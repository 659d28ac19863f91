//! Find all occurrences of a pattern in a text: `find_all(text, pattern)` returns the indices at
//! which they start, in ascending order. Occurrences may overlap, and the pattern is not empty.
//!
//! For example, the pattern `aba` is in the text `ababa` at 0 and 2, so the result is `[0, 2]`.
//!
//! Beware: a large text has a million letters, and a large pattern has half a million. Comparing
//! the pattern with the text at each index takes far too long.

/// The starts of all occurrences of the pattern.
pub fn find_all(text: &[char], pattern: &[char]) -> Vec<usize> {
    todo!()
}
