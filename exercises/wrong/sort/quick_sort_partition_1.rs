//! The pivot is not moved to its place at the end.

pub fn partition(v: &mut [i64]) -> usize {
    let last = v.len() - 1;
    let mut p = 0;
    for i in 0..last {
        if v[i] < v[last] {
            v.swap(i, p);
            p += 1;
        }
    }
    p
}
