//! Of several longest ones, the last.

pub fn longest_palindrome(text: &[char]) -> (usize, usize) {
    let mut longest = (0, 0);
    for center in 0..=2 * text.len() {
        let mut begin = center / 2;
        let mut end = center - begin;
        while 0 < begin && end < text.len() && text[begin - 1] == text[end] {
            (begin, end) = (begin - 1, end + 1);
        }
        if longest.1 - longest.0 <= end - begin {
            longest = (begin, end);
        }
    }
    longest
}
