//! Tries all shifts for each entry.

pub fn good_suffix(pattern: &[char]) -> Vec<usize> {
    let m = pattern.len();
    let is_possible = |j: usize, shift: usize| {
        (j.max(shift)..m).all(|i| pattern[i - shift] == pattern[i])
            && (j <= shift || pattern[j - 1 - shift] != pattern[j - 1])
    };
    (0..=m).map(|j| (1..=m).find(|&shift| is_possible(j, shift)).unwrap_or(1)).collect()
}
