//! The right part begins one place too late.

pub fn quick_sort(v: &mut [i64]) {
    if v.len() < 2 {
        return;
    }
    let last = v.len() - 1;
    v.swap(v.len() / 2, last);
    let mut p = 0;
    for i in 0..last {
        if v[i] < v[last] {
            v.swap(i, p);
            p += 1;
        }
    }
    v.swap(p, last);
    quick_sort(&mut v[..p]);
    if p + 2 < v.len() {
        quick_sort(&mut v[p + 2..]);
    }
}
