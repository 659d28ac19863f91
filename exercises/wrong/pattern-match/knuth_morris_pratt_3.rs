//! Compares the pattern with the text at each index.

pub fn find_all(text: &[char], pattern: &[char]) -> Vec<usize> {
    let windows = text.windows(pattern.len()).enumerate();
    windows.filter(|(_, window)| *window == pattern).map(|(start, _)| start).collect()
}
