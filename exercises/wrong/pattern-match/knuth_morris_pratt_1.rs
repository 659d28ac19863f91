//! Computes the table without the inner loop: one try, and then nothing.

pub fn find_all(text: &[char], pattern: &[char]) -> Vec<usize> {
    let border = prefix_function(pattern);
    let mut found = Vec::new();
    let mut j = 0;
    for (i, c) in text.iter().enumerate() {
        while 0 < j && pattern[j] != *c {
            j = border[j - 1];
        }
        if pattern[j] == *c {
            j += 1;
        }
        if j == pattern.len() {
            found.push(i + 1 - j);
            j = border[j - 1];
        }
    }
    found
}

fn prefix_function(pattern: &[char]) -> Vec<usize> {
    let mut border = vec![0; pattern.len()];
    let mut length = 0;
    for i in 1..pattern.len() {
        if pattern[length] == pattern[i] {
            length += 1;
        } else {
            length = 0;
        }
        border[i] = length;
    }
    border
}
