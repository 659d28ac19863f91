//! The greater numbers move right, but the number that was lifted out is put one place too far
//! right.

pub fn insertion_sort(v: &mut [i64]) {
    for i in 1..v.len() {
        let lifted = v[i];
        let mut j = i;
        while 0 < j && lifted < v[j - 1] {
            v[j] = v[j - 1];
            j -= 1;
        }
        if j < i {
            v[j + 1] = lifted;
        }
    }
}
