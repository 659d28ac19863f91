//! Part of [area of a convex polygon](super): the fan of triangles, as a textbook adds it up.
//!
//! The picture on the page runs this version. The library's versions accept coordinates of 62 bits
//! and floats.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: coordinates of at most 10^9 in absolute value; then each triangle fits in 64 bits, and
//! so do the sums for a convex polygon.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all polygons of up to four vertices on a grid of 3 by 3.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-area.md`.

/// A change to the sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A triangle was added.
    Add {
        /// Twice its area, negative if it is clockwise.
        cross: i64,
    },
}

/// Returns twice the area of a polygon, positive if its vertices are in counterclockwise order.
///
/// ```
/// use analytic_geometry::polygon::convex_polygon_area::plain::doubled_area;
///
/// assert_eq!(doubled_area(&[(1, 0), (4, 0), (2, 3)]), 9);
/// assert_eq!(doubled_area(&[(2, 3), (4, 0), (1, 0)]), -9);
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; for a convex polygon with coordinates of at
/// most 10^9 in absolute value, all of them fit.
pub fn doubled_area(vertices: &[(i64, i64)]) -> i64 {
    doubled_area_watched(vertices, |_, _| {})
}

/// Works like [`doubled_area`], but reports each [`Step`] to `watch`, with the sum so far.
///
/// # Panics
/// Under the same conditions as [`doubled_area`].
pub fn doubled_area_watched(vertices: &[(i64, i64)], mut watch: impl FnMut(Step, &i64)) -> i64 {
    let mut sum = 0;
    for &[b, c] in vertices.array_windows().skip(1) {
        // Invariant: sum is twice the total signed area of the triangles before this one.
        let a = vertices[0];
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        let cross = x1 * y2 - x2 * y1;
        sum += cross;
        watch(Step::Add { cross }, &sum);
    }
    sum
}
