//! Does not ask for another letter before the suffix.

pub fn good_suffix(pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let mut border = vec![m + 1; m + 1];
    let mut shift = vec![0; m + 1];
    let mut j = m + 1;
    for i in (0..m).rev() {
        while j <= m && pattern[i] != pattern[j - 1] {
            j = border[j];
        }
        j -= 1;
        border[i] = j;
        if shift[j] == 0 {
            shift[j] = j - i;
        }
    }
    let mut j = border[0];
    for i in 0..=m {
        if shift[i] == 0 {
            shift[i] = j;
        }
        if i == j {
            j = border[j];
        }
    }
    shift
}
