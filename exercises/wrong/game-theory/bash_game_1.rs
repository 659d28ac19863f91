//! The period is one too short.

pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    let take = heap % most;
    if take == 0 { None } else { Some(take) }
}
