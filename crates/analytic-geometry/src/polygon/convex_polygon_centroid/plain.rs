//! Part of [centroid of a convex polygon](super): the mean of the fan's triangles, as a textbook
//! computes it.
//!
//! The picture on the page runs this version. The library's versions accept coordinates of 62 bits
//! and floats.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: coordinates of at most 10^5 in absolute value; then all sums for a convex polygon fit in
//! 64 bits.
//!
//! Source: as for the [library's version](super).
//!
//! Checked: the library's version, on all polygons of up to four vertices on a grid of 3 by 3.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-centroid.md`.

use linear_algebra::Ratio;

/// A change to the sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// A triangle was added.
    Add {
        /// Its weight: twice its area, negative if it is clockwise.
        cross: i64,
    },
}

/// Returns the point on which a polygon balances, as exact fractions, or `None` if its area is
/// zero.
///
/// ```
/// use analytic_geometry::polygon::convex_polygon_centroid::plain::centroid;
/// use linear_algebra::Ratio;
///
/// let triangle = [(1, 0), (4, 0), (2, 3)];
/// assert_eq!(centroid(&triangle), Some((Ratio::new(7, 3), Ratio::from(1))));
/// assert_eq!(centroid(&[(0, 0), (1, 1), (2, 2)]), None);
/// ```
///
/// # Panics
/// If an intermediate result does not fit in 64 bits; for a convex polygon with coordinates of at
/// most 10^5 in absolute value, all of them fit.
pub fn centroid(vertices: &[(i64, i64)]) -> Option<(Ratio, Ratio)> {
    centroid_watched(vertices, |_, _| {})
}

/// Works like [`centroid`], but reports each [`Step`] to `watch`, with the weight and the two
/// moments so far.
///
/// # Panics
/// Under the same conditions as [`centroid`].
pub fn centroid_watched(
    vertices: &[(i64, i64)],
    mut watch: impl FnMut(Step, &[i64; 3]),
) -> Option<(Ratio, Ratio)> {
    let a = *vertices.first()?;
    let (mut weight, mut x, mut y) = (0, 0, 0);
    for &[b, c] in vertices.array_windows().skip(1) {
        let (x1, y1) = (b.0 - a.0, b.1 - a.1);
        let (x2, y2) = (c.0 - a.0, c.1 - a.1);
        let cross = x1 * y2 - x2 * y1;
        weight += cross;
        // Relative to a, the triangle balances at a third of this. The division by 3 comes at the
        // end.
        x += cross * (x1 + x2);
        y += cross * (y1 + y2);
        watch(Step::Add { cross }, &[weight, x, y]);
    }
    let mean = |moment: i64| Ratio::new(moment.into(), (3 * weight).into());
    (weight != 0).then(|| (Ratio::from(a.0) + mean(x), Ratio::from(a.1) + mean(y)))
}
