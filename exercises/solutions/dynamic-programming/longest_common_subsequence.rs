//! Write the longest common subsequence: `common(a, b)` returns a longest sequence that is a
//! subsequence of both `a` and `b`. Gaps are allowed, and the elements keep their order. If several
//! are longest, any one of them is right.
//!
//! For example, the sequences 1, 2, 3, 4, 2, 5 and 3, 2, 1, 5 have 3, 2, 5 in common.
//!
//! The sequences may be empty, and they may have different lengths. The large inputs have 2000
//! numbers each.

/// A longest common subsequence of `a` and `b`.
pub fn common(a: &[i64], b: &[i64]) -> Vec<i64> {
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            table[i][j] = if a[i - 1] == b[j - 1] {
                table[i - 1][j - 1] + 1
            } else {
                table[i - 1][j].max(table[i][j - 1])
            };
        }
    }
    let (mut i, mut j) = (a.len(), b.len());
    let mut common = Vec::new();
    while 0 < i && 0 < j {
        if a[i - 1] == b[j - 1] {
            common.push(a[i - 1]);
            (i, j) = (i - 1, j - 1);
        } else if table[i - 1][j] == table[i][j] {
            i -= 1;
        } else {
            j -= 1;
        }
    }
    common.reverse();
    common
}
