//! Two parallel lines that turn around a convex polygon: its diameter, its width, and the smallest
//! rectangles around it.
//!
//! Cost: O(n) for a polygon of n vertices, O(1) space; O(n log n) from points, whose hull comes
//! first.
//!
//! Domain: a [`ConvexPolygon`] of integers or floats, with any number of vertices. No angles are
//! computed: every turn is decided by the sign of a cross product, which is always correct. With
//! integers, all results are exact too.
//!
//! Source: M. I. Shamos, *Computational Geometry* (1978); G. T. Toussaint, "Solving geometric
//! problems with the rotating calipers" (1983); for the rectangles H. Freeman and R. Shapira
//! (1975).
//!
//! Checked: the hulls of all sets of points of a 3 × 3 grid, and of all sets of up to five points
//! of a 4 × 4 grid, against all directions, all pairs, and all edges with all vertices.
//!
//! Page: `docs/en/analytic-geometry/convex-hull/rotating-calipers.md`.

pub mod apart;
mod measure;
pub mod plain;
pub mod triangle;
mod turn;

pub use measure::{Measure, Quotient};

use crate::convex_hull::graham_scan::hull_indices;
use crate::polygon::closest_pair::Pair;
use crate::polygon::cross_product::Orientation;
use crate::{ConvexPolygon, Coordinate, Point, Segment};

/// A position of the calipers, and their next turn. Vertices are numbered from 0; an edge has the
/// number of the vertex where it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stop {
    /// The vertex touched by one jaw.
    pub a: usize,
    /// The vertex touched by the other jaw.
    pub b: usize,
    /// The jaw that is the first to be flush with an edge, as both turn counterclockwise.
    pub flush: Flush,
}

/// Which jaw of the calipers is flush with an edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flush {
    /// The jaw at `a`, with edge `a`. It moves to the next vertex.
    A,
    /// The jaw at `b`, with edge `b`. It moves to the next vertex.
    B,
    /// Both at once: the two edges are parallel.
    Both,
}

/// An iterator over the stops of the calipers in half a turn, after which the jaws have switched
/// places.
#[derive(Debug, Clone)]
pub struct Calipers<'a, T> {
    vertices: &'a [Point<T>],
    a: usize,
    b: usize,
    /// The last vertex for jaw a: the first of the highest vertices.
    highest: usize,
}

/// The two vertices of a polygon that are farthest from each other, and their squared distance.
///
/// ```
/// use analytic_geometry::{Diameter, diameter, graham_scan, points};
///
/// let hull = graham_scan(&points([(0, 0), (3, 0), (0, 4)])?);
/// let Diameter { ends, squared } = diameter(&hull).expect("there are vertices");
/// assert_eq!((ends.0.min(ends.1), ends.0.max(ends.1)), (1, 2));
/// // The distance is 5.
/// assert_eq!(squared, 5 * 5);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Diameter<T: Coordinate> {
    /// The numbers of the vertices.
    pub ends: (usize, usize),
    /// The square of their distance; rounded for floats.
    pub squared: T::Product,
}

/// A strip that contains a polygon, between an edge and a vertex, and the squared width of it.
///
/// ```
/// use analytic_geometry::{Width, graham_scan, points, width};
///
/// let hull = graham_scan(&points([(0, 0), (5, 0), (5, 2), (0, 2)])?);
/// let Width { edge, squared, .. } = width(&hull).expect("there are vertices");
/// // The edge lies along the x-axis, and the polygon is 2 high.
/// assert_eq!((edge, squared.to_ratio()?), (0, (2 * 2).into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Width<T: Measure> {
    /// The edge on one side of the strip.
    pub edge: usize,
    /// A vertex on the other side.
    pub vertex: usize,
    /// The square of the width of the strip.
    pub squared: T::Quotient,
}

/// A rectangle around a polygon, with one side along an edge.
///
/// ```
/// use analytic_geometry::{Rectangle, graham_scan, least_area, points};
///
/// let hull = graham_scan(&points([(0, 0), (4, 0), (3, 2)])?);
/// let rectangle: Rectangle<i64> = least_area(&hull).expect("there are vertices");
/// assert_eq!((rectangle.edge, rectangle.top, rectangle.area.to_ratio()?), (0, 2, 8.into()));
/// assert_eq!(rectangle.corners(&hull), [(0.0, 0.0), (4.0, 0.0), (4.0, 2.0), (0.0, 2.0)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rectangle<T: Measure> {
    /// The edge.
    pub edge: usize,
    /// The vertex that is farthest ahead in the direction of the edge, the first one if there is a
    /// tie.
    pub right: usize,
    /// The vertex that is farthest from the edge, the first one if there is a tie.
    pub top: usize,
    /// The vertex that is farthest back, the first one if there is a tie.
    pub left: usize,
    /// The area of the rectangle.
    pub area: T::Quotient,
    /// The square of half the perimeter.
    pub squared_half_perimeter: T::Quotient,
}

/// Returns an iterator over the stops of the calipers. Each takes O(1), and there are as many as
/// edges, with parallel edges counted once. A single vertex has one stop, where both jaws touch it.
#[doc(alias = "Shamos")]
pub fn calipers<T: Measure>(polygon: &ConvexPolygon<T>) -> Calipers<'_, T> {
    let vertices = polygon.vertices();
    // The calipers start horizontal: at the first vertex, which is the lowest, and at the first
    // vertex from which no edge goes up.
    let climbs = |from: usize| vertices[from].y < edge(vertices, from).to.y;
    let highest = (1..vertices.len()).find(|&i| !climbs(i)).unwrap_or(0);
    Calipers { vertices, a: 0, b: highest, highest }
}

impl<T: Measure> Iterator for Calipers<'_, T> {
    type Item = Stop;

    fn next(&mut self) -> Option<Stop> {
        // Invariant: two parallel lines through vertices a and b have the polygon between them.
        let (a, b, n) = (self.a, self.b, self.vertices.len());
        if self.highest <= a && n <= b {
            return None;
        }
        let b = if b == n { 0 } else { b };
        let flush = match T::turn(edge(self.vertices, a), edge(self.vertices, b)) {
            Orientation::Right => Flush::A,
            Orientation::Left => Flush::B,
            Orientation::Collinear => Flush::Both,
        };
        self.a += usize::from(flush != Flush::B);
        self.b += usize::from(flush != Flush::A);
        Some(Stop { a, b, flush })
    }
}

/// Returns the edge from a vertex to the next one.
fn edge<T: Coordinate>(vertices: &[Point<T>], from: usize) -> Segment<T> {
    let to = if from + 1 == vertices.len() { 0 } else { from + 1 };
    Segment { from: vertices[from], to: vertices[to] }
}

/// Returns the antipodal pairs of vertices, that is, those with parallel lines through them that
/// have the polygon between them, each pair once: at most 3 n / 2 pairs. A single vertex is paired
/// with itself. O(1) per pair.
pub fn antipodal_pairs<T: Measure>(
    polygon: &ConvexPolygon<T>,
) -> impl Iterator<Item = (usize, usize)> {
    let n = polygon.vertices().len();
    calipers(polygon).flat_map(move |Stop { a, b, flush }| {
        let (after_a, after_b) = ((a + 1) % n, (b + 1) % n);
        // Lines along both edges touch four vertices. The fourth pair belongs to the next stop.
        let crosswise = [(after_a, b), (a, after_b)];
        let is_more = move |&(a, b): &(usize, usize)| flush == Flush::Both && a != b;
        std::iter::once((a, b)).chain(crosswise.into_iter().filter(is_more))
    })
}

/// Returns the two vertices that are farthest from each other, the first pair if there is a tie, or
/// `None` if there are no vertices. O(n).
///
/// ```
/// use analytic_geometry::{diameter, graham_scan, points};
///
/// let hull = graham_scan(&points([(0, 0), (4, 0), (5, 2), (2, 4)])?);
/// let farthest = diameter(&hull).expect("there are vertices");
/// let (a, b) = farthest.ends;
/// assert_eq!((a.min(b), a.max(b), farthest.squared), (0, 2, 29));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn diameter<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<Diameter<T>> {
    let vertices = polygon.vertices();
    // Of the four vertices of two parallel edges, the farthest two are on a diagonal, so no other
    // pair is missed.
    calipers(polygon)
        .map(|Stop { a, b, .. }| Diameter {
            ends: (a, b),
            squared: vertices[a].squared_distance(vertices[b]),
        })
        .reduce(|best, next| if best.squared < next.squared { next } else { best })
}

/// Returns the indices of the two points that are farthest from each other, like
/// [`closest_pair`](crate::closest_pair), with the square of their distance, using the convex hull.
/// A single point is paired with itself; if all points are equal, the first two are paired. Returns
/// `None` if there are no points. O(n log n).
///
/// ```
/// use analytic_geometry::{farthest_pair, points};
///
/// let farthest = farthest_pair(&points([(0, 0), (1, 5), (3, 4), (2, 1)])?).expect("four points");
/// assert_eq!((farthest.first, farthest.second, farthest.measure), (0, 1, 26));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn farthest_pair<T: Measure>(points: &[Point<T>]) -> Option<Pair<T::Product>> {
    let hull = hull_indices(points);
    let corners = hull.iter().map(|&index| points[index]).collect();
    let Diameter { ends: (a, b), squared: measure } = diameter(&ConvexPolygon::of_hull(corners))?;
    if a == b {
        return Some(Pair { measure, first: 0, second: 1.min(points.len() - 1) });
    }
    Some(Pair { measure, first: hull[a].min(hull[b]), second: hull[a].max(hull[b]) })
}

/// Returns the strip between the two lines at each stop, once one of them is flush with an edge.
/// O(1) each.
pub fn strips<T: Measure>(polygon: &ConvexPolygon<T>) -> impl Iterator<Item = Width<T>> {
    let vertices = polygon.vertices();
    calipers(polygon).map(|Stop { a, b, flush }| {
        let (edge, vertex) = if flush == Flush::B { (b, a) } else { (a, b) };
        let Segment { from, to } = self::edge(vertices, edge);
        // Base times height is the area of a parallelogram.
        let area = T::size((to - from).cross(vertices[vertex] - from));
        let squared = T::quotient([area, area], T::size((to - from).squared_length()));
        Width { edge, vertex, squared }
    })
}

/// Returns the narrowest strip that contains the polygon, the first one that the calipers reach if
/// there is a tie, or `None` if there are no vertices. For a point or a segment, its width is zero.
/// O(n).
///
/// ```
/// use analytic_geometry::convex_hull::graham_scan::monotone_chain;
/// use analytic_geometry::convex_hull::rotating_calipers::width;
/// use analytic_geometry::points;
///
/// let some = points([(2, 3), (2, 1), (4, 0), (1, 0)])?;
/// let narrow = width(&monotone_chain(&some)).expect("there are points");
/// assert_eq!(narrow.squared.to_ratio()?, "81/13".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn width<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<Width<T>> {
    strips(polygon).reduce(|best, next| if next.squared < best.squared { next } else { best })
}

/// Returns, for each edge, the smallest rectangle with a side along it. O(n) in total.
pub fn rectangles<T: Measure>(polygon: &ConvexPolygon<T>) -> impl Iterator<Item = Rectangle<T>> {
    let vertices = polygon.vertices();
    let n = vertices.len();
    let (mut right, mut top, mut left) = (0, 0, 0);
    (0..n).map(move |base| {
        let along = edge(vertices, base);
        let upwards = |other| T::turn(along, other);
        let ahead = |other| T::turn(along, quarter_turned(other));
        // Invariant: none of the three vertices is past its place, and base + 1 <= right <= top <=
        // left.
        right = advance(vertices, right.max(base + 1), |other| ahead(other) == Orientation::Left);
        top = advance(vertices, top.max(right), |other| upwards(other) == Orientation::Left);
        left = advance(vertices, left.max(top), |other| ahead(other) == Orientation::Right);
        rectangle(vertices, [base, right % n, top % n, left % n])
    })
}

/// Returns the first vertex, starting from `vertex`, whose edge does not satisfy `goes_on`.
fn advance<T: Coordinate>(
    vertices: &[Point<T>],
    mut vertex: usize,
    goes_on: impl Fn(Segment<T>) -> bool,
) -> usize {
    while goes_on(edge(vertices, vertex % vertices.len())) {
        vertex += 1;
    }
    vertex
}

/// Returns the segment turned left by a right angle. What was ahead of an edge is then to its left.
fn quarter_turned<T: Measure>(Segment { from, to }: Segment<T>) -> Segment<T> {
    Segment { from: T::quarter_turned(from), to: T::quarter_turned(to) }
}

/// Returns the rectangle that touches these vertices.
fn rectangle<T: Measure>(
    vertices: &[Point<T>],
    [edge, right, top, left]: [usize; 4],
) -> Rectangle<T> {
    let Segment { from, to } = self::edge(vertices, edge);
    // Both side lengths, each times the length of the edge.
    let length = T::size((to - from).dot(vertices[right] - vertices[left]));
    let height = T::size((to - from).cross(vertices[top] - from));
    let squared_edge = T::size((to - from).squared_length());
    Rectangle {
        edge,
        right,
        top,
        left,
        area: T::quotient([length, height], squared_edge),
        squared_half_perimeter: T::quotient([length + height; 2], squared_edge),
    }
}

/// Returns the smallest rectangle by area that contains the polygon, along the first such edge if
/// there is a tie, or `None` if there are no vertices. O(n).
///
/// ```
/// use analytic_geometry::{graham_scan, least_area, points};
///
/// // A square that stands on its corner: the rectangle along the axes has twice its area.
/// let hull = graham_scan(&points([(2, 0), (4, 2), (2, 4), (0, 2)])?);
/// let rectangle = least_area(&hull).expect("there are vertices");
/// assert_eq!(rectangle.area.to_ratio()?, 8.into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn least_area<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<Rectangle<T>> {
    rectangles(polygon).reduce(|best, next| if next.area < best.area { next } else { best })
}

/// Returns the smallest rectangle by perimeter that contains the polygon, along the first such edge
/// if there is a tie, or `None` if there are no vertices. It need not be the smallest one by area.
/// O(n).
pub fn least_perimeter<T: Measure>(polygon: &ConvexPolygon<T>) -> Option<Rectangle<T>> {
    let half = |rectangle: &Rectangle<T>| rectangle.squared_half_perimeter;
    rectangles(polygon).reduce(|best, next| if half(&next) < half(&best) { next } else { best })
}

impl<T: Measure> Rectangle<T> {
    /// Returns the corners of the rectangle, which must be around `polygon`, counterclockwise from
    /// the back corner on the edge, rounded.
    ///
    /// # Panics
    /// If this is the rectangle of another polygon and `polygon` does not have all its vertices.
    pub fn corners(&self, polygon: &ConvexPolygon<T>) -> [(f64, f64); 4] {
        let vertices = polygon.vertices();
        let Segment { from, to } = edge(vertices, self.edge);
        let (x, y) = from.to_f64();
        let along = to - from;
        let (dx, dy) = (along.x.to_f64(), along.y.to_f64());
        // In units of the edge. A point has no direction.
        let squared = T::product_to_f64(along.squared_length());
        let units = |product: T::Product| {
            if squared == 0.0 { 0.0 } else { T::product_to_f64(product) / squared }
        };
        let back = units(along.dot(vertices[self.left] - from));
        let ahead = units(along.dot(vertices[self.right] - from));
        let up = units(along.cross(vertices[self.top] - from));
        [(back, 0.0), (ahead, 0.0), (ahead, up), (back, up)]
            .map(|(ahead, up)| (x + ahead * dx - up * dy, y + ahead * dy + up * dx))
    }
}
