//! Moves by the whole length if the suffix does not occur again as a whole.

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
    shift.into_iter().map(|shift| if shift == 0 { m } else { shift }).collect()
}
