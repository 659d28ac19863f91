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
    let mut sum: i128 = 0;
    for &[b, c] in vertices.array_windows().skip(1) {
        let a = vertices[0];
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        sum += i128::from(x1 * y2 - x2 * y1);
    }
    // Twice the area of a polygon whose edges do not cross fits.
    i64::try_from(sum.abs()).unwrap_or(i64::MAX)
}
