//! The leaves and the root are exchanged.

pub fn master(a: u64, b: u64, k: u32) -> char {
    match b.checked_pow(k) {
        Some(power) if power < a => 'R',
        Some(power) if power == a => 'B',
        _ => 'L',
    }
}
