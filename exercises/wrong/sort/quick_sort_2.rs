//! The last number is always the pivot: on a sorted list, the recursion is n levels deep.

pub fn quick_sort(v: &mut [i64]) {
    if v.len() < 2 {
        return;
    }
    let last = v.len() - 1;
    let mut p = 0;
    for i in 0..last {
        if v[i] < v[last] {
            v.swap(i, p);
            p += 1;
        }
    }
    v.swap(p, last);
    quick_sort(&mut v[..p]);
    quick_sort(&mut v[p + 1..]);
}
