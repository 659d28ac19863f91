//! The first smaller element is swapped with the picked one at once, across the elements between
//! them.

pub fn insertion_sort_by_key<T, K: Ord>(v: &mut [T], key: impl Fn(&T) -> K) {
    for i in 1..v.len() {
        for j in 0..i {
            if key(&v[i]) < key(&v[j]) {
                v.swap(i, j);
            }
        }
    }
}
