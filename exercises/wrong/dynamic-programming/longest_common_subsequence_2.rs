//! The common elements are found from the end, and not turned around.

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
    common
}
