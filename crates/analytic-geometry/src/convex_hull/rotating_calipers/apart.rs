//! Part of [rotating calipers](super): the smallest and the largest distance between two convex
//! polygons, with one jaw on each.
//!
//! Cost: O(n + m) time, O(1) space, for n and m vertices.
//!
//! The vectors from all points of one polygon to all points of the other form a convex polygon, the
//! Minkowski difference. Its edges are those of both polygons, one of them reversed, in the order
//! of their directions. So the calipers can walk around it without building it.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

use crate::convex_hull::rotating_calipers::{Measure, edge};
use crate::polygon::cross_product::Orientation;
use crate::shapes::upwards;
use crate::{ConvexPolygon, Coordinate, Point, Segment};

/// Two vertices, one of each polygon, that are farthest from each other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Farthest<T: Coordinate> {
    /// The number of the vertex of the first polygon, and of that of the second.
    pub ends: (usize, usize),
    /// The square of their distance; for floats it is rounded.
    pub squared: T::Product,
}

/// The distance between two polygons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Gap<T: Measure> {
    /// Where the distance is attained: between these vertices, or between one of them and the edge
    /// that starts at the other. Arbitrary if the polygons intersect.
    pub ends: (usize, usize),
    /// The square of the distance; zero if the polygons intersect.
    pub squared: T::Quotient,
}

/// A vertex of the Minkowski difference, and the edge that starts there.
struct Way<T> {
    ends: (usize, usize),
    span: Segment<T>,
    edge: Segment<T>,
}

/// Returns the vertices of the Minkowski difference, the vectors from `first` to `second`, in
/// order. Some of them may be inside an edge.
fn ways<T: Measure>(first: &[Point<T>], second: &[Point<T>]) -> impl Iterator<Item = Way<T>> {
    let (n, m) = (first.len(), second.len());
    // The lowest vector ends at the lowest vertex of one polygon, and starts at the highest of the
    // other.
    let highest = (0..n).max_by(|&a, &b| upwards(&first[a], &first[b]));
    let start = highest.unwrap_or(0);
    let (mut a, mut b) = (0, 0);
    let mut is_tie = false;
    std::iter::from_fn(move || {
        // Invariant: no remaining edge has a direction before that of a passed one.
        if n == 0 || m == 0 || n + m <= a + b {
            return None;
        }
        let ends = ((start + a) % n, b % m);
        let (span, forth) = (Segment::new(first[ends.0], second[ends.1]), edge(second, ends.1));
        let Segment { from, to } = edge(first, ends.0);
        let back = Segment::new(to, from);
        let turn = T::turn(back, forth);
        // After one of two edges with the same direction comes the other, because it could be
        // opposite to all remaining edges.
        let is_back = b == m || a < n && !is_tie && turn != Orientation::Right;
        is_tie = is_back && a < n && b < m && turn == Orientation::Collinear;
        (a, b) = if is_back { (a + 1, b) } else { (a, b + 1) };
        Some(Way { ends, span, edge: if is_back { back } else { forth } })
    })
}

/// Returns the two vertices, one of each polygon, that are farthest from each other, the first pair
/// if there is a tie, or `None` if a polygon has no vertices. O(n + m).
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

/// Returns the smallest distance between a point of one polygon and a point of the other, or `None`
/// if a polygon has no vertices. O(n + m).
pub fn least_distance<T: Measure>(
    first: &ConvexPolygon<T>,
    second: &ConvexPolygon<T>,
) -> Option<Gap<T>> {
    let (first, second) = (first.vertices(), second.vertices());
    // The zero vector is inside if it is to the left of all edges.
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
