//! Compute the table of good suffixes: `good_suffix(pattern)` returns m + 1 numbers for a nonempty
//! pattern of m letters. The number at index j is the least shift from 1 to m after which the moved
//! pattern still fits, if `pattern[j..]` has matched and the letter before it has not.
//!
//! It fits if it has the same letters below `pattern[j..]`, as far as it reaches, and a letter that
//! differs from `pattern[j - 1]` below the mismatch, if it reaches that far. At index 0, the whole
//! pattern has matched.
//!
//! For example, the pattern `abbab` gives `[3, 3, 3, 3, 2, 1]`.
//!
//! Beware: large patterns have 200 000 letters, so trying all shifts for each entry takes far too
//! long.

/// The least shift for each good suffix.
pub fn good_suffix(pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let mut shift = vec![0; m + 1];
    let mut border = vec![m + 1; m + 1];
    let mut j = m + 1;
    for i in (0..m).rev() {
        while j <= m && pattern[i] != pattern[j - 1] {
            if shift[j] == 0 {
                shift[j] = j - i - 1;
            }
            j = border[j];
        }
        j -= 1;
        border[i] = j;
    }
    let mut j = border[0];
    for (i, entry) in shift.iter_mut().enumerate() {
        if *entry == 0 {
            *entry = j;
        }
        if i == j {
            j = border[j];
        }
    }
    shift
}
