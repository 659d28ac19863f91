//! Always from the newest point to the nearest one that is left.

pub fn least_length(points: &[(i64, i64)]) -> i64 {
    let far =
        |i: usize, j: usize| (points[i].0 - points[j].0).abs() + (points[i].1 - points[j].1).abs();
    let mut left: Vec<usize> = (1..points.len()).collect();
    let (mut newest, mut sum) = (0, 0);
    while let Some(at) = (0..left.len()).min_by_key(|&at| far(newest, left[at])) {
        let next = left.swap_remove(at);
        sum += far(newest, next);
        newest = next;
    }
    sum
}
