//! The peak is counted twice.

pub fn longest_bitonic(v: &[i64]) -> usize {
    let n = v.len();
    let (mut up, mut down) = (vec![1; n], vec![1; n]);
    for i in 0..n {
        for j in 0..i {
            if v[j] < v[i] {
                up[i] = up[i].max(up[j] + 1);
            }
        }
    }
    for i in (0..n).rev() {
        for j in i + 1..n {
            if v[j] < v[i] {
                down[i] = down[i].max(down[j] + 1);
            }
        }
    }
    (0..n).map(|i| up[i] + down[i]).max().unwrap_or(0)
}
