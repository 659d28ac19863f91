//! Begins with the first vertex and the one in the middle of the list.

pub fn diameter_squared(polygon: &[(i64, i64)]) -> i64 {
    let n = polygon.len();
    let vertex = |i: usize| polygon[i % n];
    let vector = |p: (i64, i64), q: (i64, i64)| (q.0 - p.0, q.1 - p.1);
    let (mut a, mut b, mut best) = (0, n / 2, 0);
    for _ in 0..n {
        let (x, y) = vector(vertex(a), vertex(b));
        best = best.max(x * x + y * y);
        let u = vector(vertex(a), vertex(a + 1));
        let v = vector(vertex(b), vertex(b + 1));
        if u.0 * v.1 - u.1 * v.0 < 0 {
            a += 1;
        } else {
            b += 1;
        }
    }
    best
}
