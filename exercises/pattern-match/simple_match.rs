//! Find all occurrences of a pattern with wildcards: each `?` in the pattern matches any single
//! letter. `find_all_wild(text, pattern)` returns the indices at which they start, in ascending
//! order. Occurrences may overlap, and the pattern is not empty.
//!
//! For example, the pattern `b?c` is in the text `abxcbbcc` at 1, 4 and 5, so the result is
//! `[1, 4, 5]`.
//!
//! Beware: a `?` in the text is a letter like any other. Only a `?` in the pattern matches it. The
//! pattern may be longer than the text.

/// The starts of all occurrences of the pattern.
pub fn find_all_wild(text: &[char], pattern: &[char]) -> Vec<usize> {
    todo!()
}
