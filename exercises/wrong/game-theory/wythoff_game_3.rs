//! The products are computed with 64 bits.

pub fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let k = b - a;
    a * a <= k * b && k * b + k <= a * a + 2 * a
}
