//! Forgets the pairs across the line between two halves.

/// The square of the smallest distance.
pub fn closest_distance(points: &[(i64, i64)]) -> Option<i64> {
    let mut points = points.to_vec();
    points.sort_unstable();
    let mut least = None;
    search(&mut points, &mut least);
    least
}

/// Makes `least` the smallest square so far. The points come sorted by x, and leave sorted by y.
fn search(points: &mut [(i64, i64)], least: &mut Option<i64>) {
    if 3 < points.len() {
        let mid = points.len() / 2;
        search(&mut points[..mid], least);
        search(&mut points[mid..], least);
        return;
    }
    for (i, p) in points.iter().enumerate() {
        for q in &points[i + 1..] {
            let square = (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2);
            *least = Some(least.map_or(square, |least| least.min(square)));
        }
    }
}
