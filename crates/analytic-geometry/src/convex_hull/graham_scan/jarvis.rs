//! Part of [Graham scan](super): the convex hull by Jarvis's march, also called gift wrapping.
//!
//! It sorts nothing. It is the fastest of the three if the hull has fewer vertices than n has bits,
//! and quadratic if all points are vertices.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/graham-scan.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point, Segment};

/// Returns the convex hull by Jarvis's march: from each vertex to the point with all others to the
/// left. O(n h) for a hull of h vertices.
///
/// ```
/// use analytic_geometry::convex_hull::graham_scan::jarvis_march;
/// use analytic_geometry::points;
///
/// let hull = jarvis_march(&points([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4)])?);
/// assert_eq!(hull.vertices().len(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "gift_wrapping")]
pub fn jarvis_march<T: Coordinate>(points: &[Point<T>]) -> ConvexPolygon<T> {
    let mut hull = Vec::new();
    let mut next = points.iter().copied().min_by(upwards);
    while let Some(at) = next {
        // Invariant: the hull holds its first vertices, in order, and `at` is the next one.
        hull.push(at);
        let others = points.iter().copied().filter(|&point| point != at);
        let rightmost = others.reduce(|best, point| match orientation(at, best, point) {
            Orientation::Right => point,
            // Of points on one ray, the farthest is a vertex.
            Orientation::Collinear if Segment::new(at, point).contains(best) => point,
            Orientation::Left | Orientation::Collinear => best,
        });
        next = rightmost.filter(|&point| point != hull[0]);
    }
    ConvexPolygon::of_hull(hull)
}
