//! What is the area of a polygon? `doubled_area(vertices)` returns twice this area, which is never
//! negative. The vertices `(x, y)` are given in order, counterclockwise or clockwise.
//!
//! For example, `doubled_area(&[(1, 0), (4, 0), (2, 3)])` is 9. The polygon need not be convex, but its
//! edges do not cross each other.
//!
//! Beware: coordinates can be 10^9 in absolute value. Twice the area always fits in 64 bits, but a
//! partial sum may not.

/// Twice the area of the polygon.
pub fn doubled_area(vertices: &[(i64, i64)]) -> i64 {
    todo!()
}
