//! It always makes n - 1 passes.

pub fn bubble_sort<T: Ord>(v: &mut [T]) -> usize {
    let mut n_swaps = 0;
    for hi in (1..v.len()).rev() {
        for j in 1..=hi {
            if v[j] < v[j - 1] {
                v.swap(j - 1, j);
                n_swaps += 1;
            }
        }
    }
    n_swaps
}
