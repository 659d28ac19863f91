//! Asks only whether the second segment straddles the line of the first one.

pub fn intersect(first: [(i64, i64); 2], second: [(i64, i64); 2]) -> bool {
    let ([a, b], [c, d]) = (first, second);
    let overlap = |a: i64, b: i64, c: i64, d: i64| a.min(b) <= c.max(d) && c.min(d) <= a.max(b);
    overlap(a.0, b.0, c.0, d.0) && overlap(a.1, b.1, c.1, d.1) && side(a, b, c) * side(a, b, d) <= 0
}

fn side(a: (i64, i64), b: (i64, i64), p: (i64, i64)) -> i128 {
    let vector = |to: (i64, i64)| (i128::from(to.0 - a.0), i128::from(to.1 - a.1));
    let (v, w) = (vector(b), vector(p));
    (v.0 * w.1 - w.0 * v.1).signum()
}
