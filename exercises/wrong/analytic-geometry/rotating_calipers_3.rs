//! Takes the first vertex for the lowest one.

pub fn diameter_squared(polygon: &[(i64, i64)]) -> i64 {
    let n = polygon.len();
    let vertex = |i: usize| polygon[i % n];
    let vector = |p: (i64, i64), q: (i64, i64)| (q.0 - p.0, q.1 - p.1);
    let highest = (0..n).max_by_key(|&i| (polygon[i].1, polygon[i].0)).unwrap_or(0);
    let (mut a, mut b, mut best) = (0, highest, 0);
    while a < highest || b < n {
        let (x, y) = vector(vertex(a), vertex(b));
        best = best.max(x * x + y * y);
        let u = vector(vertex(a), vertex(a + 1));
        let v = vector(vertex(b), vertex(b + 1));
        let turn = u.0 * v.1 - u.1 * v.0;
        if turn <= 0 {
            a += 1;
        }
        if 0 <= turn {
            b += 1;
        }
    }
    best
}
