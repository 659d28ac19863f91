//! Find all occurrences of all patterns in one pass: `find_all(patterns, text)` returns a pair for
//! each occurrence: the number of the pattern, and the index of the text at which the occurrence
//! begins. The pairs may be in any order. The patterns are different, and none of them is empty.
//!
//! For example, in "stinting" the patterns "sting", "tint", "int" and "in" have the occurrences
//! (1, 1), (2, 2), (3, 2) and (3, 5): pattern 1 begins at 1, pattern 2 at 2, and pattern 3 at 2 and
//! at 5. They may overlap.
//!
//! Beware: there can be 20 000 patterns, and one pattern can have 10 000 letters. All letters are
//! from a to z.

/// The number and the first index of each occurrence.
pub fn find_all(patterns: &[String], text: &str) -> Vec<(usize, usize)> {
    todo!()
}
