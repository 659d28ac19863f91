//! Each point but the first is joined to the nearest other point.

pub fn least_length(points: &[(i64, i64)]) -> i64 {
    let far =
        |i: usize, j: usize| (points[i].0 - points[j].0).abs() + (points[i].1 - points[j].1).abs();
    let nearest = |i: usize| (0..points.len()).filter(|j| *j != i).map(|j| far(i, j)).min();
    (1..points.len()).filter_map(nearest).sum()
}
