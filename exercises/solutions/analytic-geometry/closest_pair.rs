//! How close are the two closest points? `closest_distance(points)` returns the square of the smallest
//! distance between two of the points, or `None` if there are fewer than two points.
//!
//! For example, `closest_distance(&[(0, 0), (9, 9), (5, 1), (4, 3)])` is `Some(5)`: (5, 1) and (4, 3) are
//! that close. Two points may be at the same place; then the answer is `Some(0)`.
//!
//! Beware: there can be 200 000 points, and all of them can be on one vertical line. Coordinates can be
//! up to 10^9 in absolute value, so the square of each distance fits in 64 bits.

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
    let mid = points.len() / 2;
    if mid == 0 {
        return;
    }
    let line = points[mid].0;
    search(&mut points[..mid], least);
    search(&mut points[mid..], least);
    // The stable sort of std finds the two sorted halves, and merges them.
    points.sort_by_key(|point| point.1);
    let is_short = |gap: i64, least: Option<i64>| least.is_none_or(|least| gap.pow(2) < least);
    let near = points.iter().copied().filter(|point| is_short(point.0 - line, *least));
    let strip: Vec<(i64, i64)> = near.collect();
    for (i, p) in strip.iter().enumerate() {
        for q in &strip[i + 1..] {
            if !is_short(q.1 - p.1, *least) {
                break;
            }
            let square = (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2);
            *least = Some(least.map_or(square, |least| least.min(square)));
        }
    }
}
