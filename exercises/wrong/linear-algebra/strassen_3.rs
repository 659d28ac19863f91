//! Multiplies by the definition.

pub fn product(
    a: &[Vec<i64>],
    b: &[Vec<i64>],
    multiply: &mut impl FnMut(i64, i64) -> i64,
) -> Vec<Vec<i64>> {
    let n = a.len();
    let mut c = vec![vec![0; n]; n];
    for i in 0..n {
        for j in 0..n {
            for k in 0..n {
                c[i][j] += multiply(a[i][k], b[k][j]);
            }
        }
    }
    c
}
