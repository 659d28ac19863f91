//! Equal neighbors are swapped too, so every pass swaps something.

pub fn bubble_sort<T: Ord>(v: &mut [T]) -> usize {
    let mut n_swaps = 0;
    loop {
        let before = n_swaps;
        for j in 1..v.len() {
            if v[j] <= v[j - 1] {
                v.swap(j - 1, j);
                n_swaps += 1;
            }
        }
        if n_swaps == before {
            return n_swaps;
        }
    }
}
