//! It returns what must be left, and not what must be taken.

pub fn winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    let heap = heaps.iter().position(|size| size ^ sum < *size)?;
    Some((heap, heaps[heap] ^ sum))
}
