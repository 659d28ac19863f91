//! The inner loop does not stop at the left end.

pub fn insertion_sort(v: &mut [i64]) {
    for i in 1..v.len() {
        let mut j = i;
        while v[j] < v[j - 1] {
            v.swap(j - 1, j);
            j -= 1;
        }
    }
}
