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
    let mut longest = (0, 0);
    for center in 0..=2 * text.len() {
        // The center is the sum of both ends.
        let mut begin = center / 2;
        let mut end = center - begin;
        while 0 < begin && end < text.len() && text[begin - 1] == text[end] {
            (begin, end) = (begin - 1, end + 1);
        }
        if longest.1 - longest.0 < end - begin {
            longest = (begin, end);
        }
    }
    longest
}
