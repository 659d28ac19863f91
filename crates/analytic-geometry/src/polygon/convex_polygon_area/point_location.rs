//! Part of [area of a convex polygon](super): whether a point is in a polygon.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-area.md`.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{ConvexPolygon, Coordinate, Point, Polygon};

/// The position of a point relative to a polygon.
///
/// ```
/// use analytic_geometry::{Point, Polygon, Position, points};
///
/// let triangle = Polygon::new(points([(0, 0), (4, 0), (0, 4)])?);
/// assert_eq!(triangle.locate(Point::from((1, 1))), Position::In);
/// assert_eq!(triangle.locate(Point::from((2, 2))), Position::On);
/// assert_eq!(triangle.locate(Point::from((3, 3))), Position::Out);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Position {
    /// Strictly inside.
    In,
    /// On an edge or a vertex.
    On,
    /// Outside.
    Out,
}

impl<T: Coordinate> Polygon<T> {
    /// Returns how many times the polygon winds around a point counterclockwise, negative if it
    /// winds clockwise, or `None` if the point is on the boundary. Always correct. O(n).
    pub fn winding_number(&self, point: Point<T>) -> Option<i64> {
        let mut winding = 0;
        for edge in self.edges() {
            let side = orientation(edge.from, edge.to, point);
            if side == Orientation::Collinear && edge.contains(point) {
                return None;
            }
            // Invariant: the edges so far cross the ray from the point to the right upward
            // `winding` times more than downward. A vertex at the height of the point counts as
            // below it.
            match (edge.from.y <= point.y, edge.to.y <= point.y, side) {
                (true, false, Orientation::Left) => winding += 1,
                (false, true, Orientation::Right) => winding -= 1,
                _ => {}
            }
        }
        Some(winding)
    }

    /// Returns the position of a point, which is inside if the polygon winds around it at all, in
    /// either direction. Always correct. O(n).
    pub fn locate(&self, point: Point<T>) -> Position {
        match self.winding_number(point) {
            None => Position::On,
            Some(0) => Position::Out,
            Some(_) => Position::In,
        }
    }
}

impl<T: Coordinate> ConvexPolygon<T> {
    /// Returns the position of a point. Always correct. O(log n).
    pub fn locate(&self, point: Point<T>) -> Position {
        self.locate_watched(point, |_| {})
    }

    /// Works like [`locate`](Self::locate), but reports the index of a vertex to `watch` before
    /// each test of which side of the ray from the first vertex to that vertex the point is on.
    pub fn locate_watched(&self, point: Point<T>, mut watch: impl FnMut(usize)) -> Position {
        let vertices = self.vertices();
        let &[apex, _, .., _] = vertices else {
            let is_on = self.edges().any(|edge| edge.contains(point));
            return if is_on { Position::On } else { Position::Out };
        };
        let mut side_of_ray = |i: usize| {
            watch(i);
            orientation(apex, vertices[i], point)
        };
        let (mut lo, mut hi) = (1, vertices.len() - 1);
        let (first, last) = (side_of_ray(lo), side_of_ray(hi));
        if first == Orientation::Right || last == Orientation::Left {
            return Position::Out;
        }
        while lo + 1 < hi {
            // Invariant: the point is not to the right of the ray to lo, and not to the left of the
            // ray to hi.
            let mid = usize::midpoint(lo, hi);
            if side_of_ray(mid) == Orientation::Right {
                hi = mid;
            } else {
                lo = mid;
            }
        }
        let is_on_a_side = first == Orientation::Collinear || last == Orientation::Collinear;
        match orientation(vertices[lo], vertices[hi], point) {
            Orientation::Right => Position::Out,
            Orientation::Left if !is_on_a_side => Position::In,
            _ => Position::On,
        }
    }
}
