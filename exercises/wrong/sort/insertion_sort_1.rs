//! The inner loop stops before it reaches index 0.

pub fn insertion_sort(v: &mut [i64]) {
    for i in 1..v.len() {
        let mut j = i;
        while 1 < j && v[j] < v[j - 1] {
            v.swap(j - 1, j);
            j -= 1;
        }
    }
}
