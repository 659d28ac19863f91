//! It subtracts the nim-sum, as if it were the number to take.

pub fn winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    let heap = heaps.iter().position(|size| 0 < sum && sum <= *size)?;
    Some((heap, sum))
}
