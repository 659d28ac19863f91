//! How far apart are the two farthest vertices of a convex polygon? `diameter_squared(polygon)` returns
//! the square of their distance.
//!
//! The vertices are counterclockwise. No vertex is repeated, and none is on an edge between two others. The
//! first one can be any vertex.
//!
//! For example, `diameter_squared(&[(5, 2), (2, 4), (0, 0), (4, 0)])` is 29: (0, 0) and (5, 2) are that far
//! apart. A polygon can have one vertex or none; then the answer is 0. If it has two, both of its
//! edges connect them.
//!
//! Beware: there can be 124 000 vertices, and edges can be parallel. Coordinates can be 10^9 in size, so the
//! square of each distance fits 64 bits.

/// The square of the greatest distance.
pub fn diameter_squared(polygon: &[(i64, i64)]) -> i64 {
    todo!()
}
