//! Which points are the vertices of the convex hull? `quick_hull(points)` returns them
//! counterclockwise. The first one is the leftmost point; if several points are leftmost, it is the
//! lowest of them.
//!
//! For example, `quick_hull(&[(2, 0), (0, 4), (1, 1), (4, 0), (0, 0)])` is `[(0, 0), (4, 0), (0, 4)]`:
//! (1, 1) is inside, and (2, 0) is on an edge.
//!
//! Beware: several points can be equally far from a chord, and points can be repeated. If all points
//! are on one line, the vertices are its two ends. There can be 500 000 points, and coordinates can be
//! 10^9 in size.

/// The vertices of the convex hull, counterclockwise from the leftmost point.
pub fn quick_hull(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let (Some(&left), Some(&right)) = (points.iter().min(), points.iter().max()) else {
        return Vec::new();
    };
    let cross = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
        (b.0 - a.0) * (c.1 - a.1) - (c.0 - a.0) * (b.1 - a.1)
    };
    let outside = |from: (i64, i64), to: (i64, i64), points: &[(i64, i64)]| -> Vec<(i64, i64)> {
        points.iter().copied().filter(|&point| cross(from, to, point) < 0).collect()
    };
    let mut hull = Vec::new();
    let mut chords = vec![
        (right, left, outside(right, left, points)),
        (left, right, outside(left, right, points)),
    ];
    while let Some((from, to, points)) = chords.pop() {
        let farthest = points.iter().copied().min_by_key(|&point| (cross(from, to, point), point));
        if let Some(farthest) = farthest {
            chords.push((farthest, to, outside(farthest, to, &points)));
            chords.push((from, farthest, outside(from, farthest, &points)));
        } else {
            hull.push(from);
        }
    }
    hull.dedup();
    hull
}
