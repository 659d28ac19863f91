//! It looks for a winning move by trying all of them, which does not end in time with large heaps.

pub fn choose(heaps: &[u64]) -> (usize, u64) {
    for heap in 0..heaps.len() {
        for take in 1..=heaps[heap] {
            let mut left = heaps.to_vec();
            left[heap] -= take;
            if left.iter().fold(0, |sum, size| sum ^ size) == 0 {
                return (heap, take);
            }
        }
    }
    (0, 1)
}
