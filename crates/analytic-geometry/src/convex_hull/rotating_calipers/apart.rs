//! Part of [rotating calipers](super): the least and the greatest distance of two convex polygons,
//! with one jaw on each.
//!
//! Cost: O(n + m) time, O(1) space, for n and m vertices.
//!
//! All ways from a point of one polygon to a point of the other, drawn from the origin, fill a
//! convex polygon. Its edges are those of both, in the order of their directions, one of the
//! polygons backwards. So it is walked round as calipers are turned, and never built.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use crate::convex_hull::rotating_calipers::{Measure, edge};
use crate::polygon::cross_product::Orientation;
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point, Segment};

/// Two vertices, one of each polygon, that are farthest from each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Farthest<T: Coordinate> {
    /// The number of that of the first polygon, and of that of the second.
    pub ends: (usize, usize),
    /// The square of their distance; for floats it is rounded.
    pub squared: T::Product,
}

/// How far two polygons are apart.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gap<T: Measure> {
    /// Where: between these vertices, or between one of them and the edge that leads on from the
    /// other. Any, if the polygons meet.
    pub ends: (usize, usize),
    /// The square of the distance; zero if they meet.
    pub squared: T::Quotient,
}

/// A vertex of the polygon of all ways, and the edge that leads on from it.
struct Way<T> {
    ends: (usize, usize),
    span: Segment<T>,
    edge: Segment<T>,
}

/// The vertices of the polygon of the ways from `first` to `second`, in order, some of them within
/// an edge.
fn ways<T: Measure>(first: &[Point<T>], second: &[Point<T>]) -> impl Iterator<Item = Way<T>> {
    let (n, m) = (first.len(), second.len());
    // The lowest way ends at the lowest vertex of one polygon, and begins at the highest of the
    // other.
    let highest = (0..n).max_by(|&a, &b| upwards(&first[a], &first[b]));
    let start = highest.unwrap_or(0);
    let (mut a, mut b) = (0, 0);
    let mut is_tie = false;
    std::iter::from_fn(move || {
        // Invariant: no edge that is left has a direction less than one that was passed.
        if n == 0 || m == 0 || n + m <= a + b {
            return None;
        }
        let ends = ((start + a) % n, b % m);
        let (span, forth) = (Segment::new(first[ends.0], second[ends.1]), edge(second, ends.1));
        let Segment { from, to } = edge(first, ends.0);
        let back = Segment::new(to, from);
        let turn = T::turn(back, forth);
        // Of two edges of one direction the second is passed next, for it could be opposite to all
        // that is left.
        let is_back = b == m || a < n && !is_tie && turn != Orientation::Right;
        is_tie = is_back && a < n && b < m && turn == Orientation::Collinear;
        (a, b) = if is_back { (a + 1, b) } else { (a, b + 1) };
        Some(Way { ends, span, edge: if is_back { back } else { forth } })
    })
}

/// The two vertices, one of each polygon, that are farthest from each other, the first of those
/// that are equally far; none if a polygon has no vertex. O(n + m).
pub fn greatest_distance<T: Measure>(
    first: &ConvexPolygon<T>,
    second: &ConvexPolygon<T>,
) -> Option<Farthest<T>> {
    ways(first.vertices(), second.vertices())
        .map(|Way { ends, span, .. }| Farthest {
            ends,
            squared: span.from.squared_distance(span.to),
        })
        .reduce(|best, next| if best.squared < next.squared { next } else { best })
}

/// The least distance of two points, one of each polygon; none if a polygon has no vertex. O(n +
/// m).
pub fn least_distance<T: Measure>(
    first: &ConvexPolygon<T>,
    second: &ConvexPolygon<T>,
) -> Option<Gap<T>> {
    let (first, second) = (first.vertices(), second.vertices());
    // The way of length zero is inside if it is to the left of all edges.
    let is_left = |Way { span, edge, .. }: Way<T>| {
        edge.is_point() || T::turn(edge, span) == Orientation::Right
    };
    let overlap = 2 < first.len() + second.len() && ways(first, second).all(is_left);
    let zero = T::size(T::NO_PRODUCT);
    ways(first, second)
        .map(|Way { ends, span, edge }| {
            let (from, along) = (span.to - span.from, edge.to - edge.from);
            let (square, base) = (from.squared_length(), along.squared_length());
            let back = -from.dot(along);
            let squared = if overlap {
                T::quotient([zero, zero], zero)
            } else if T::NO_PRODUCT < back && back < base {
                let area = T::size(from.cross(along));
                T::quotient([area, area], T::size(base))
            } else {
                T::quotient([T::size(square); 2], T::size(square))
            };
            Gap { ends, squared }
        })
        .reduce(|best, next| if next.squared < best.squared { next } else { best })
}
