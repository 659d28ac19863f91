//! Part of the chapter: segments and polygons.

use crate::polygon::cross_product::{Orientation, orientation};
use crate::{Coordinate, Point};

/// All points between two, both of them included. They may be the same.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Segment<T> {
    /// One end.
    pub from: Point<T>,
    /// The other end.
    pub to: Point<T>,
}

impl<T: Coordinate> Segment<T> {
    /// The segment between `from` and `to`.
    pub fn new(from: Point<T>, to: Point<T>) -> Self {
        Segment { from, to }
    }

    /// Whether it is a single point.
    pub fn is_point(self) -> bool {
        self.from == self.to
    }
}

/// The vertices of a polygon in order; the last is joined to the first. Nothing else is asked of them: two may be the same,
/// and edges may cross. What a function makes of such a polygon, it says.
#[derive(Debug, Clone, PartialEq)]
pub struct Polygon<T>(Vec<Point<T>>);

impl<T: Coordinate> Polygon<T> {
    /// The polygon of these vertices.
    pub fn new(vertices: Vec<Point<T>>) -> Self {
        Polygon(vertices)
    }

    /// Its vertices.
    pub fn vertices(&self) -> &[Point<T>] {
        &self.0
    }

    /// Its edges: from each vertex to the next, and from the last to the first. A single vertex has an edge to itself.
    pub fn edges(&self) -> impl Iterator<Item = Segment<T>> {
        edges(&self.0)
    }
}

/// A polygon that turns left at each of its vertices, and once around: counter-clockwise, no three vertices on a line. The first
/// vertex is the lowest, the leftmost among the lowest.
///
/// It may have fewer than three vertices: none, a point, or the two ends of a segment.
#[derive(Debug, Clone, PartialEq)]
pub struct ConvexPolygon<T>(Vec<Point<T>>);

/// Vertices that are no [`ConvexPolygon`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotConvex {
    /// There is no left turn there.
    #[error("the polygon does not turn left at vertex {index}")]
    NoLeftTurn {
        /// Which vertex, from 0.
        index: usize,
    },
    /// It turns left everywhere, but goes round more than once.
    #[error("the polygon goes round more than once")]
    Winds,
}

impl<T: Coordinate> ConvexPolygon<T> {
    /// The convex polygon of these vertices, counter-clockwise from any of them. O(n).
    ///
    /// # Errors
    /// At which vertex it does not turn left, or that it winds round twice.
    pub fn new(mut vertices: Vec<Point<T>>) -> Result<Self, NotConvex> {
        let n = vertices.len();
        let turns_left = |i: usize| {
            let (before, after) = (vertices[(i + n - 1) % n], vertices[(i + 1) % n]);
            orientation(before, vertices[i], after) == Orientation::Left
        };
        if n == 2 && vertices[0] == vertices[1] {
            return Err(NotConvex::NoLeftTurn { index: 1 });
        }
        if 2 < n
            && let Some(index) = (0..n).find(|&i| !turns_left(i))
        {
            return Err(NotConvex::NoLeftTurn { index });
        }
        // Once around, the way turns from downwards to upwards once.
        let goes_up = |i: usize| is_below(vertices[i], vertices[(i + 1) % n]);
        if 2 < n && (0..n).filter(|&i| !goes_up(i) && goes_up((i + 1) % n)).count() != 1 {
            return Err(NotConvex::Winds);
        }
        let lowest = (0..n).reduce(|a, b| if is_below(vertices[b], vertices[a]) { b } else { a });
        vertices.rotate_left(lowest.unwrap_or(0));
        Ok(ConvexPolygon(vertices))
    }

    /// The same of vertices that are known to be those of a hull, in order, the lowest first.
    pub(crate) fn of_hull(vertices: Vec<Point<T>>) -> Self {
        debug_assert!(
            ConvexPolygon::new(vertices.clone()).is_ok_and(|polygon| polygon.0 == vertices)
        );
        ConvexPolygon(vertices)
    }

    /// Its vertices.
    pub fn vertices(&self) -> &[Point<T>] {
        &self.0
    }

    /// Its edges: from each vertex to the next, and from the last to the first. A single vertex has an edge to itself.
    pub fn edges(&self) -> impl Iterator<Item = Segment<T>> {
        edges(&self.0)
    }
}

impl<T: Coordinate> From<ConvexPolygon<T>> for Polygon<T> {
    fn from(convex: ConvexPolygon<T>) -> Self {
        Polygon(convex.0)
    }
}

/// Whether `a` is lower than `b`, or as low and further to the left.
pub(crate) fn is_below<T: Coordinate>(a: Point<T>, b: Point<T>) -> bool {
    (a.y, a.x) < (b.y, b.x)
}

fn edges<T: Coordinate>(vertices: &[Point<T>]) -> impl Iterator<Item = Segment<T>> {
    let next = vertices.iter().cycle().skip(1);
    vertices.iter().zip(next).map(|(&from, &to)| Segment { from, to })
}
