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
    todo!()
}
