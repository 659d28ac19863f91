//! How far apart are the two farthest vertices of a convex polygon? `diameter_squared(polygon)` returns
//! the square of their distance.
//!
//! The vertices are counterclockwise. No vertex is repeated, and none is on an edge between two others. The
//! first one can be any vertex.
//!
//! For example, `diameter_squared(&[(5, 2), (2, 4), (0, 0), (4, 0)])` is 29: (0, 0) and (5, 2) are that far
//! apart. A polygon can have one vertex or none; then the answer is 0. If it has two, both of its
//! edges connect them.
//!
//! Beware: there can be 124 000 vertices, and edges can be parallel. Coordinates can be 10^9 in size, so the
//! square of each distance fits 64 bits.

/// The square of the greatest distance.
pub fn diameter_squared(polygon: &[(i64, i64)]) -> i64 {
    let n = polygon.len();
    let vertex = |i: usize| polygon[i % n];
    let vector = |p: (i64, i64), q: (i64, i64)| (q.0 - p.0, q.1 - p.1);
    let by_height = |&i: &usize| (polygon[i].1, polygon[i].0);
    let lowest = (0..n).min_by_key(by_height).unwrap_or(0);
    let highest = (0..n).max_by_key(by_height).unwrap_or(0);
    // Both walks are counterclockwise, so the one from the lowest vertex ends at the highest, and
    // the other one ends at the lowest.
    let end_of_a = if lowest <= highest { highest } else { highest + n };
    let end_of_b = if highest < lowest { lowest } else { lowest + n };
    let (mut a, mut b, mut best) = (lowest, highest, 0);
    while a < end_of_a || b < end_of_b {
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
