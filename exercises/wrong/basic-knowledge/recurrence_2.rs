//! b is multiplied by k, instead of being raised to it.

pub fn master(a: u64, b: u64, k: u32) -> char {
    match a.cmp(&(b * u64::from(k))) {
        std::cmp::Ordering::Greater => 'L',
        std::cmp::Ordering::Equal => 'B',
        std::cmp::Ordering::Less => 'R',
    }
}
