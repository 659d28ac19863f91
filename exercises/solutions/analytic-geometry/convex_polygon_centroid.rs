//! At which point does a polygon balance? `centroid(vertices)` returns `(x, y, w)`, and the centroid is
//! `(x / w, y / w)`. The fractions need not be in lowest terms, but w is not 0.
//!
//! For example, `centroid(&[(1, 0), (4, 0), (2, 3)])` may be `(7, 3, 3)`, because the triangle balances
//! at (7/3, 1).
//!
//! The vertices are given in order, counterclockwise or clockwise. Edges do not cross each other, the
//! area is not 0, and the coordinates are at most 1000 in absolute value. Beware: the polygon may have
//! dents.

/// Numbers x, y and w: the polygon balances at (x / w, y / w).
pub fn centroid(vertices: &[(i64, i64)]) -> (i64, i64, i64) {
    let a = vertices[0];
    let (mut weight, mut x, mut y) = (0, 0, 0);
    for &[b, c] in vertices.array_windows().skip(1) {
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        let cross = x1 * y2 - x2 * y1;
        weight += cross;
        x += cross * (x1 + x2);
        y += cross * (y1 + y2);
    }
    (x + 3 * weight * a.0, y + 3 * weight * a.1, 3 * weight)
}
