//! A heap that is lost gets a take of 0.

pub fn winning_take(heap: u64, most: u64) -> Option<u64> {
    Some(heap % (most + 1))
}
