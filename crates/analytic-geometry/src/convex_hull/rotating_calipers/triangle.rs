//! Part of [rotating calipers](super): the largest triangle within a convex polygon.
//!
//! Cost: O(n^2) time, O(1) space. A commonly cited method of 1979, which moves three corners around
//! once in O(n), is wrong; see V. Keikha, M. Löffler, A. Mohades, J. Urhausen, I. van der Hoog,
//! "Maximum-area triangle in a convex polygon, revisited" (2017).
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use crate::convex_hull::rotating_calipers::Measure;
use crate::polygon::cross_product::Orientation;
use crate::{ConvexPolygon, Coordinate, Segment};

/// A triangle of three vertices of a polygon.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Triangle<T: Coordinate> {
    /// The numbers of the vertices, in ascending order.
    pub corners: [usize; 3],
    /// Twice the area; rounded for floats.
    pub doubled_area: T::Product,
}

/// Returns the largest triangle within a polygon, the first one if there is a tie, or `None` if
/// there are fewer than three vertices. No triangle whose corners are elsewhere is larger. O(n^2).
pub fn largest_triangle<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<Triangle<T>> {
    let v = polygon.vertices();
    let mut best: Option<Triangle<T>> = None;
    for a in 0..v.len() {
        let mut c = a + 2;
        for b in a + 1..v.len().saturating_sub(1) {
            // Invariant: no vertex between b and c is farther from the line through a and b than c
            // is.
            c = c.max(b + 1);
            let base = Segment::new(v[a], v[b]);
            while c + 1 < v.len()
                && T::turn(base, Segment::new(v[c], v[c + 1])) == Orientation::Left
            {
                c += 1;
            }
            let doubled_area = (v[b] - v[a]).cross(v[c] - v[a]);
            if best.is_none_or(|best| best.doubled_area < doubled_area) {
                best = Some(Triangle { corners: [a, b, c], doubled_area });
            }
        }
    }
    best
}
