//! Takes a `?` in the text for a wildcard, too.

pub fn find_all_wild(text: &[char], pattern: &[char]) -> Vec<usize> {
    let mut found = Vec::new();
    let Some(last) = text.len().checked_sub(pattern.len()) else { return found };
    for start in 0..=last {
        let matches =
            |j: usize| pattern[j] == '?' || text[start + j] == '?' || text[start + j] == pattern[j];
        if (0..pattern.len()).all(matches) {
            found.push(start);
        }
    }
    found
}
