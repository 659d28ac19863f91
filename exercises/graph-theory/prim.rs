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
    todo!()
}
