//! It is selection sort: right, but never faster than n²/2 comparisons.

pub fn insertion_sort(v: &mut [i64]) {
    for i in 0..v.len() {
        let mut least = i;
        for j in i + 1..v.len() {
            if v[j] < v[least] {
                least = j;
            }
        }
        v.swap(i, least);
    }
}
