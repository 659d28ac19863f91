//! Equal neighbors are exchanged too, so every pass exchanges something.

pub fn bubble_sort<T: Ord>(v: &mut [T]) -> usize {
    let mut n_exchanges = 0;
    loop {
        let before = n_exchanges;
        for j in 1..v.len() {
            if v[j] <= v[j - 1] {
                v.swap(j - 1, j);
                n_exchanges += 1;
            }
        }
        if n_exchanges == before {
            return n_exchanges;
        }
    }
}
