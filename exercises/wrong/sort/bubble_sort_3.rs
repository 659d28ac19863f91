//! It returns the number of passes that swap something.

pub fn bubble_sort<T: Ord>(v: &mut [T]) -> usize {
    let mut n_passes = 0;
    loop {
        let mut has_swapped = false;
        for j in 1..v.len() {
            if v[j] < v[j - 1] {
                v.swap(j - 1, j);
                has_swapped = true;
            }
        }
        if !has_swapped {
            return n_passes;
        }
        n_passes += 1;
    }
}
