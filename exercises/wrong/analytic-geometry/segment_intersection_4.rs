//! Multiplies in 64 bits, where large products wrap around.

pub fn intersect(first: [(i64, i64); 2], second: [(i64, i64); 2]) -> bool {
    let ([a, b], [c, d]) = (first, second);
    let overlap = |a: i64, b: i64, c: i64, d: i64| a.min(b) <= c.max(d) && c.min(d) <= a.max(b);
    overlap(a.0, b.0, c.0, d.0)
        && overlap(a.1, b.1, c.1, d.1)
        && side(a, b, c) * side(a, b, d) <= 0
        && side(c, d, a) * side(c, d, b) <= 0
}

fn side(a: (i64, i64), b: (i64, i64), p: (i64, i64)) -> i64 {
    let (v, w) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
    v.0.wrapping_mul(w.1).wrapping_sub(w.0.wrapping_mul(v.1)).signum()
}
