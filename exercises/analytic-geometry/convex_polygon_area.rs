//! How large is a polygon? `doubled_area(vertices)` returns twice its area, which is never negative.
//! The vertices `(x, y)` are given in order, counterclockwise or clockwise.
//!
//! For example, `doubled_area(&[(1, 0), (4, 0), (2, 3)])` is 9. The polygon need not be convex, but its
//! edges do not cross each other.
//!
//! Beware: coordinates can be 10^9 in size. Twice the area always fits 64 bits, but a sum on the way
//! may not.

/// Twice the area of the polygon.
pub fn doubled_area(vertices: &[(i64, i64)]) -> i64 {
    todo!()
}
