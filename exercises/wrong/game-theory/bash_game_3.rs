//! The period does not fit if every take is allowed.

pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    let take = heap % (most + 1);
    if take == 0 { None } else { Some(take) }
}
