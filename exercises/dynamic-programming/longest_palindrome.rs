//! Find the longest palindrome: `longest_palindrome(text)` finds the longest part of the text that
//! reads the same from both ends, and returns where it begins and where it ends. The end is
//! excluded. If several parts are longest, the leftmost one is wanted.
//!
//! For example, the text `abacca` gives `(2, 6)`, the part `acca`, and the text `abc` gives
//! `(0, 1)`. An empty text gives `(0, 0)`.
//!
//! The large inputs have 3000 characters, so quadratic time is enough.

/// Where the leftmost longest palindrome begins and ends.
pub fn longest_palindrome(text: &[char]) -> (usize, usize) {
    todo!()
}
