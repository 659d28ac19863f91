//! Every palindrome has a character in its middle.

pub fn longest_palindrome(text: &[char]) -> (usize, usize) {
    let mut longest = (0, 0);
    for middle in 0..text.len() {
        let (mut begin, mut end) = (middle, middle + 1);
        while 0 < begin && end < text.len() && text[begin - 1] == text[end] {
            (begin, end) = (begin - 1, end + 1);
        }
        if longest.1 - longest.0 < end - begin {
            longest = (begin, end);
        }
    }
    longest
}
