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
    todo!()
}
