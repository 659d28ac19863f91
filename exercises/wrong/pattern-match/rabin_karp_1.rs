//! Takes the sum of the bytes for the hash, so the order does not count.

use std::collections::HashSet;

pub fn n_different(text: &str, m: usize) -> usize {
    let text = text.as_bytes();
    if text.len() < m {
        return 0;
    }
    let mut sum: u64 = text[..m].iter().map(|&byte| u64::from(byte)).sum();
    let mut seen = HashSet::from([sum]);
    for (&leaves, &enters) in text.iter().zip(&text[m..]) {
        sum = sum + u64::from(enters) - u64::from(leaves);
        seen.insert(sum);
    }
    seen.len()
}
