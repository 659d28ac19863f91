//! Compares the windows byte by byte.

use std::collections::HashSet;

pub fn n_different(text: &str, m: usize) -> usize {
    let text = text.as_bytes();
    if m == 0 {
        return 1;
    }
    text.windows(m).collect::<HashSet<_>>().len()
}
