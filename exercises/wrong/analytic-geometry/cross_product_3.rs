//! Multiplies in 64 bits, where large products wrap around.

pub fn side(a: (i64, i64), b: (i64, i64), c: (i64, i64)) -> i64 {
    let (v, w) = ((b.0 - a.0, b.1 - a.1), (c.0 - a.0, c.1 - a.1));
    v.0.wrapping_mul(w.1).wrapping_sub(w.0.wrapping_mul(v.1)).signum()
}
