//! The last number is overwritten, because the pivot is put in its place without a swap.

pub fn partition(v: &mut [i64]) -> usize {
    let last = v.len() - 1;
    let pivot = v[last];
    let mut p = 0;
    for i in 0..last {
        if v[i] < pivot {
            v.swap(i, p);
            p += 1;
        }
    }
    v[p] = pivot;
    p
}
