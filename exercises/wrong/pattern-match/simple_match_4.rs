//! Subtracts a larger number from a smaller one if the pattern is longer than the text.

pub fn find_all_wild(text: &[char], pattern: &[char]) -> Vec<usize> {
    let mut found = Vec::new();
    for start in 0..=text.len() - pattern.len() {
        let matches = |j: usize| pattern[j] == '?' || text[start + j] == pattern[j];
        if (0..pattern.len()).all(matches) {
            found.push(start);
        }
    }
    found
}
