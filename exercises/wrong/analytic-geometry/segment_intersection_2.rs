//! Does not count a point that is an end.

pub fn intersect(first: [(i64, i64); 2], second: [(i64, i64); 2]) -> bool {
    let ([a, b], [c, d]) = (first, second);
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

fn side(a: (i64, i64), b: (i64, i64), p: (i64, i64)) -> i128 {
    let vector = |to: (i64, i64)| (i128::from(to.0 - a.0), i128::from(to.1 - a.1));
    let (v, w) = (vector(b), vector(p));
    (v.0 * w.1 - w.0 * v.1).signum()
}
