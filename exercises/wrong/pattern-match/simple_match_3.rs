//! Continues after the end of an occurrence.

pub fn find_all_wild(text: &[char], pattern: &[char]) -> Vec<usize> {
    let (mut found, mut start) = (Vec::new(), 0);
    while start + pattern.len() <= text.len() {
        let matches = |j: usize| pattern[j] == '?' || text[start + j] == pattern[j];
        if (0..pattern.len()).all(matches) {
            found.push(start);
            start += pattern.len();
        } else {
            start += 1;
        }
    }
    found
}
