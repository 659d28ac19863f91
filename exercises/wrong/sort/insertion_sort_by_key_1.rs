//! An element moves past elements with the same key.

pub fn insertion_sort_by_key<T, K: Ord>(v: &mut [T], key: impl Fn(&T) -> K) {
    for i in 1..v.len() {
        let mut j = i;
        while 0 < j && key(&v[j]) <= key(&v[j - 1]) {
            v.swap(j - 1, j);
            j -= 1;
        }
    }
}
