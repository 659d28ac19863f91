//! Connect points by lines: `least_length(points)` returns the least total length of lines that
//! connect all points. A line joins two of the points, and its length is the distance in x plus the
//! distance in y.
//!
//! For example, the points `(0, 0)`, `(2, 2)` and `(3, 0)` need lines of the total length 6: from
//! `(0, 0)` to `(3, 0)`, and from there to `(2, 2)`.
//!
//! There is at least one point, and two points may be at the same place. The large input has 2000
//! points, so there are two million pairs.

/// The least total length of lines that connect all points.
pub fn least_length(points: &[(i64, i64)]) -> i64 {
    let far =
        |i: usize, j: usize| (points[i].0 - points[j].0).abs() + (points[i].1 - points[j].1).abs();
    // The points outside, each with its distance from the tree.
    let mut outside: Vec<(usize, i64)> = (1..points.len()).map(|i| (i, far(0, i))).collect();
    let mut sum = 0;
    while let Some(nearest) = (0..outside.len()).min_by_key(|&at| outside[at].1) {
        let (new, length) = outside.swap_remove(nearest);
        sum += length;
        for (i, known) in &mut outside {
            *known = far(new, *i).min(*known);
        }
    }
    sum
}
