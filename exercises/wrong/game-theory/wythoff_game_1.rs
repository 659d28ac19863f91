//! The product is rounded to 53 binary digits.

pub fn is_cold(a: u64, b: u64) -> bool {
    let phi = f64::midpoint(1.0, 5.0_f64.sqrt());
    let (a, b) = (a.min(b), a.max(b));
    a == ((b - a) as f64 * phi) as u64
}
