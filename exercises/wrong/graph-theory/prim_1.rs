//! The distance from the first point along the tree, in place of the length of one line.

pub fn least_length(points: &[(i64, i64)]) -> i64 {
    let far =
        |i: usize, j: usize| (points[i].0 - points[j].0).abs() + (points[i].1 - points[j].1).abs();
    let mut outside: Vec<(usize, i64, i64)> =
        (1..points.len()).map(|i| (i, far(0, i), far(0, i))).collect();
    let mut sum = 0;
    while let Some(nearest) = (0..outside.len()).min_by_key(|&at| outside[at].1) {
        let (new, from_start, length) = outside.swap_remove(nearest);
        sum += length;
        for (i, known, line) in &mut outside {
            if from_start + far(new, *i) < *known {
                (*known, *line) = (from_start + far(new, *i), far(new, *i));
            }
        }
    }
    sum
}
