//! The first heap must be the smaller one.

pub fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    let Some(k) = b.checked_sub(a) else { return false };
    a * a <= k * b && k * b + k <= a * a + 2 * a
}
