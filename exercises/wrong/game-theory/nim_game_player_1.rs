//! It always takes the whole of the largest heap.

pub fn choose(heaps: &[u64]) -> (usize, u64) {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let heap = heaps.iter().position(|size| *size == largest).unwrap_or(0);
    (heap, largest)
}
