//! The number of calls is compared with their size, whatever a call costs.

pub fn master(a: u64, b: u64, _k: u32) -> char {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => 'L',
        std::cmp::Ordering::Equal => 'B',
        std::cmp::Ordering::Less => 'R',
    }
}
