//! Pushes the second new chord last, so it is popped first.

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
            chords.push((from, farthest, outside(from, farthest, &points)));
            chords.push((farthest, to, outside(farthest, to, &points)));
        } else {
            hull.push(from);
        }
    }
    hull.dedup();
    hull
}
