//! The way back goes up whenever the elements differ.

pub fn common(a: &[i64], b: &[i64]) -> Vec<i64> {
    let (mut i, mut j) = (a.len(), b.len());
    let mut common = Vec::new();
    while 0 < i && 0 < j {
        if a[i - 1] == b[j - 1] {
            common.push(a[i - 1]);
            (i, j) = (i - 1, j - 1);
        } else {
            i -= 1;
        }
    }
    common.reverse();
    common
}
