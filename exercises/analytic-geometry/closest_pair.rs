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
    todo!()
}
