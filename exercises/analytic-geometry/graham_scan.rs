//! Which points are the vertices of the convex hull? `convex_hull(points)` returns them
//! counterclockwise. The first one is the lowest point; if several points are equally low, it is the
//! leftmost of them.
//!
//! For example, `convex_hull(&[(2, 0), (0, 4), (1, 1), (4, 0), (0, 0)])` is `[(0, 0), (4, 0), (0, 4)]`:
//! (1, 1) is inside, and (2, 0) is on an edge.
//!
//! Beware: there can be 124 000 points, and points can be repeated. If all points are on one line,
//! the vertices are its two ends. Coordinates can be up to
//! 10^9 in absolute value.

/// The vertices of the convex hull, counterclockwise from the lowest point.
pub fn convex_hull(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    todo!()
}
