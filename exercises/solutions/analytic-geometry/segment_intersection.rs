//! Do two segments have a point in common? `intersect(first, second)` returns `true` if they do. A
//! segment is a pair of points `(x, y)`, its ends. The ends belong to the segment.
//!
//! For example, `intersect([(0, 0), (4, 2)], [(2, 1), (3, 5)])` is `true`, because the point (2, 1) is
//! on both. `intersect([(0, 0), (4, 2)], [(6, 3), (8, 4)])` is `false`: all four ends are on one line,
//! but there is a gap.
//!
//! Both ends of a segment may be the same point. Beware: coordinates can be 10^18 in size, so a product
//! of two of them does not fit 64 bits.

/// Whether the two segments have a point in common.
pub fn intersect(first: [(i64, i64); 2], second: [(i64, i64); 2]) -> bool {
    let ([a, b], [c, d]) = (first, second);
    let overlap = |a: i64, b: i64, c: i64, d: i64| a.min(b) <= c.max(d) && c.min(d) <= a.max(b);
    overlap(a.0, b.0, c.0, d.0)
        && overlap(a.1, b.1, c.1, d.1)
        && side(a, b, c) * side(a, b, d) <= 0
        && side(c, d, a) * side(c, d, b) <= 0
}

/// 1 if p is to the left of the line from a to b, -1 if it is to the right, and 0 otherwise.
fn side(a: (i64, i64), b: (i64, i64), p: (i64, i64)) -> i128 {
    let vector = |to: (i64, i64)| (i128::from(to.0 - a.0), i128::from(to.1 - a.1));
    let (v, w) = (vector(b), vector(p));
    (v.0 * w.1 - w.0 * v.1).signum()
}
