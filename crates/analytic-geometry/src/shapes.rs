//! Part of [the chapter](crate): segments and polygons.
//!
//! Page: `docs/en/analytic-geometry/README.md`.

use std::cmp::Ordering;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Coordinate, Point};

/// A closed segment: all points between two endpoints, which may be equal.
///
/// ```
/// use analytic_geometry::{Point, Segment, intersects};
///
/// let diagonal = Segment::new(Point::from((0, 0)), Point::from((4, 4)));
/// let other = Segment::new(Point::from((0, 4)), Point::from((4, 0)));
/// assert!(!diagonal.is_point());
/// assert!(intersects(diagonal, other));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Segment<T> {
    /// One endpoint.
    pub from: Point<T>,
    /// The other endpoint.
    pub to: Point<T>,
}

impl<T: Coordinate> Segment<T> {
    /// Creates the segment between `from` and `to`.
    pub fn new(from: Point<T>, to: Point<T>) -> Self {
        Segment { from, to }
    }

    /// Returns `true` if both endpoints are equal.
    pub fn is_point(self) -> bool {
        self.from == self.to
    }
}

/// A polygon, given by its vertices in order; the last one is joined to the first. Nothing else is
/// required: vertices may be repeated, and edges may cross. Each function documents how it treats
/// such a polygon.
///
/// ```
/// use analytic_geometry::{Polygon, points};
///
/// // Counter-clockwise, so the area is positive; it is a triangle of 6.
/// let triangle = Polygon::new(points([(0, 0), (4, 0), (0, 3)])?);
/// assert_eq!(triangle.doubled_area()?, 12);
/// assert_eq!(triangle.edges().count(), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Polygon<T>(Vec<Point<T>>);

impl<T: Coordinate> Polygon<T> {
    /// Creates a polygon from its vertices.
    pub fn new(vertices: Vec<Point<T>>) -> Self {
        Polygon(vertices)
    }

    /// Returns the vertices.
    pub fn vertices(&self) -> &[Point<T>] {
        &self.0
    }

    /// Returns the edges: from each vertex to the next, and from the last to the first. A single
    /// vertex has an edge to itself.
    pub fn edges(&self) -> impl Iterator<Item = Segment<T>> {
        edges(&self.0)
    }
}

/// A polygon that turns left at each vertex and goes around once: counterclockwise, with no three
/// vertices on one line. The first vertex is the lowest, and the leftmost if there is a tie.
///
/// It may have fewer than three vertices: none, one, or the two endpoints of a segment.
///
/// ```
/// use analytic_geometry::{ConvexPolygon, ConvexPolygonError, points};
///
/// let square = ConvexPolygon::new(points([(2, 2), (0, 2), (0, 0), (2, 0)])?)?;
/// assert_eq!(square.vertices(), points([(0, 0), (2, 0), (2, 2), (0, 2)])?);
/// let dent = ConvexPolygon::new(points([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])?);
/// assert_eq!(dent, Err(ConvexPolygonError::NoLeftTurn { index: 2 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct ConvexPolygon<T>(Vec<Point<T>>);

/// The reason why vertices do not form a [`ConvexPolygon`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ConvexPolygonError {
    /// The polygon does not turn left at a vertex.
    #[error("the polygon does not turn left at vertex {index}")]
    NoLeftTurn {
        /// The index of the vertex, from 0.
        index: usize,
    },
    /// The polygon turns left at each vertex, but goes around more than once.
    #[error("the polygon goes round more than once")]
    Winds,
}

impl<T: Coordinate> ConvexPolygon<T> {
    /// Creates a convex polygon from its vertices, counterclockwise from any of them. O(n).
    ///
    /// # Errors
    /// Returns [`NoLeftTurn`](ConvexPolygonError::NoLeftTurn) for the first vertex at which the
    /// polygon does not turn left, or [`Winds`](ConvexPolygonError::Winds) if it goes around
    /// more than once.
    pub fn new(vertices: Vec<Point<T>>) -> Result<Self, ConvexPolygonError> {
        match fault(&vertices) {
            Some(fault) => Err(fault),
            None => Ok(ConvexPolygon::of_hull(vertices)),
        }
    }

    /// Works like [`new`](Self::new) for vertices that are known to be those of a hull, in order
    /// from any of them.
    pub(crate) fn of_hull(mut vertices: Vec<Point<T>>) -> Self {
        debug_assert_eq!(fault(&vertices), None);
        let lowest = (0..vertices.len()).min_by(|&a, &b| upwards(&vertices[a], &vertices[b]));
        vertices.rotate_left(lowest.unwrap_or(0));
        ConvexPolygon(vertices)
    }

    /// Returns the vertices.
    pub fn vertices(&self) -> &[Point<T>] {
        &self.0
    }

    /// Returns the edges: from each vertex to the next, and from the last to the first. A single
    /// vertex has an edge to itself.
    pub fn edges(&self) -> impl Iterator<Item = Segment<T>> {
        edges(&self.0)
    }
}

impl<T: Coordinate> From<ConvexPolygon<T>> for Polygon<T> {
    fn from(convex: ConvexPolygon<T>) -> Self {
        Polygon(convex.0)
    }
}

/// Returns the reason why vertices are not those of a convex polygon in counterclockwise order, or
/// `None` if they are. O(n).
pub(crate) fn fault<T: Coordinate>(vertices: &[Point<T>]) -> Option<ConvexPolygonError> {
    let n = vertices.len();
    if n <= 2 {
        let is_twice = n == 2 && vertices[0] == vertices[1];
        return is_twice.then_some(ConvexPolygonError::NoLeftTurn { index: 1 });
    }
    let turns_left = |i: usize| {
        let (before, after) = (vertices[(i + n - 1) % n], vertices[(i + 1) % n]);
        orientation(before, vertices[i], after) == Orientation::Left
    };
    if let Some(index) = (0..n).find(|&i| !turns_left(i)) {
        return Some(ConvexPolygonError::NoLeftTurn { index });
    }
    // A polygon that goes around once turns from downward to upward once.
    let goes_up = |i: usize| is_below(vertices[i], vertices[(i + 1) % n]);
    let n_turns = (0..n).filter(|&i| !goes_up(i) && goes_up((i + 1) % n)).count();
    (n_turns != 1).then_some(ConvexPolygonError::Winds)
}

/// Compares two points by height, and by x at the same height.
pub(crate) fn upwards<T: Coordinate>(a: &Point<T>, b: &Point<T>) -> Ordering {
    a.y.order(b.y).then_with(|| a.x.order(b.x))
}

/// Returns `true` if `a` is lower than `b`, or equally low and farther to the left.
pub(crate) fn is_below<T: Coordinate>(a: Point<T>, b: Point<T>) -> bool {
    upwards(&a, &b).is_lt()
}

fn edges<T: Coordinate>(vertices: &[Point<T>]) -> impl Iterator<Item = Segment<T>> {
    let next = vertices.iter().cycle().skip(1);
    vertices.iter().zip(next).map(|(&from, &to)| Segment { from, to })
}
