//! The area of a polygon: a fan of triangles from one vertex, each counted with its sign.
//!
//! Cost: O(n) time, O(1) space.
//!
//! Domain: any polygon. It need not be convex or simple: the area of a region that it winds around
//! twice counts twice, and the area of a region that it winds around clockwise counts as negative.
//! With fewer than three vertices, or with all on one line, the area is zero. Vertices may be
//! repeated, including the first one at the end.
//!
//! Source: A. L. F. Meister, "Generalia de genesi figurarum planarum et inde pendentibus earum
//! affectionibus", 1769/70.
//!
//! Checked: all polygons of up to four vertices on a 3 by 3 grid against trapezoids, and of up to
//! five, joined along the axes, against the winding numbers of the squares; all simple ones of up
//! to four on a 4 by 4 grid against a count of their points.
//!
//! Page: `docs/en/analytic-geometry/polygon/convex-polygon-area.md`.

pub mod pick;
pub mod plain;
pub mod point_location;

use crate::polygon::cross_product::{Orientation, orientation};
use crate::shapes::is_below;
use crate::{ConvexPolygon, Coordinate, Point, Polygon, TooLargeError, Vector};

/// Returns the triangles between the first vertex, the apex, and each edge that does not touch it.
/// A triangle is given by the vectors from the apex to both ends of the edge, in order. There are
/// n - 2.
pub fn fan<T: Coordinate>(
    vertices: &[Point<T>],
) -> impl Iterator<Item = (Vector<T>, Vector<T>)> + Clone {
    vertices.array_windows().skip(1).map(|&[from, to]| (from - vertices[0], to - vertices[0]))
}

impl ConvexPolygon<i64> {
    /// Returns twice the area, exactly. O(n).
    pub fn doubled_area(&self) -> i128 {
        // All triangles are counterclockwise. Their sum is at most twice a square of side 2^63 - 2,
        // which is below 2^127.
        fan(self.vertices()).map(|(a, b)| a.cross(b)).sum()
    }
}

impl ConvexPolygon<f64> {
    /// Returns the area, rounded like [`Polygon::signed_area`]. O(n).
    pub fn area(&self) -> f64 {
        doubled_area_of_floats(self.vertices()) / 2.0
    }
}

impl Polygon<i64> {
    /// Returns twice the area, exactly: positive if the polygon is counterclockwise, negative if it
    /// is clockwise. O(n).
    ///
    /// # Errors
    /// Returns [`TooLargeError`] if the result does not fit in 128 bits. It always fits for a
    /// simple polygon, and for any polygon with fewer than 2^127 / d^2 vertices, where d is the
    /// larger of its width and its height.
    pub fn doubled_area(&self) -> Result<i128, TooLargeError> {
        let mut sum = ExactSum::default();
        for (a, b) in fan(self.vertices()) {
            sum.add(a.cross(b));
        }
        sum.total()
    }
}

impl Polygon<f64> {
    /// Returns the area: positive if the polygon is counterclockwise, negative if it is clockwise.
    /// O(n).
    ///
    /// For every two triangles, the rounding error is a few units in the last place of d^2, where d
    /// is the larger of width and height, wherever the polygon is. The area is finite if there are
    /// at most 2^20 vertices, however large the coordinates.
    pub fn signed_area(&self) -> f64 {
        doubled_area_of_floats(self.vertices()) / 2.0
    }
}

/// A sum that must fit in the end. The partial sums need not.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct ExactSum {
    /// The terms so far add up to laps x 2^128 + sum.
    sum: i128,
    laps: i64,
}

impl ExactSum {
    pub(crate) fn add(&mut self, term: i128) {
        let (sum, has_left) = self.sum.overflowing_add(term);
        self.sum = sum;
        if has_left {
            self.laps += if term < 0 { -1 } else { 1 };
        }
    }

    pub(crate) fn total(self) -> Result<i128, TooLargeError> {
        if self.laps == 0 { Ok(self.sum) } else { Err(TooLargeError) }
    }
}

/// Returns twice the area from the same fan, two triangles at a time. They share the side to b, and
/// a x b + b x c = (a - c) x b: one product serves both, and one of its factors is short.
fn doubled_area_of_floats(vertices: &[Point<f64>]) -> f64 {
    let Some((&apex, others)) = vertices.split_first() else { return 0.0 };
    let (pairs, odd) = others.as_chunks::<2>();
    let (mut a, mut sum) = (apex, 0.0);
    for &[b, c] in pairs {
        // Invariant: sum is twice the total signed area of the triangles up to a.
        sum += (a - c).cross(b - apex);
        a = c;
    }
    sum + odd.iter().map(|&last| (a - apex).cross(last - apex)).sum::<f64>()
}

/// How convex a polygon is.
///
/// ```
/// use analytic_geometry::{Convexity, Polygon, points};
///
/// let square = points([(0, 0), (2, 0), (2, 2), (0, 2)])?;
/// assert_eq!(Polygon::new(square).convexity(), Convexity::Strict);
/// let dent = points([(0, 0), (2, 0), (1, 1), (2, 2), (0, 2)])?;
/// assert_eq!(Polygon::new(dent).convexity(), Convexity::Not);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Convexity {
    /// Not convex: it has a dent, crosses itself, doubles back, goes around twice, or has no area.
    Not,
    /// The boundary of a convex region, but not all vertices are corners: some are inside an edge,
    /// or are repeated.
    Weak,
    /// All vertices are corners, and no two are the same.
    Strict,
}

impl<T: Coordinate> Polygon<T> {
    /// Returns the direction in which a simple polygon turns as a whole: left if it is
    /// counterclockwise, right if it is clockwise, and collinear if it doubles back at its least
    /// vertex, as a polygon without area does. Always correct, for integers and for floats. O(n).
    ///
    /// For a polygon that crosses itself, this is the turn at its least vertex.
    pub fn orientation(&self) -> Orientation {
        let vertices = self.vertices();
        let Some(least) = (0..vertices.len()).min_by_key(|&i| vertices[i]) else {
            return Orientation::Collinear;
        };
        // The least vertex is a corner of the hull, so the whole polygon is on the inner side of
        // it.
        let corner = vertices[least];
        let mut others =
            vertices[least..].iter().chain(&vertices[..least]).filter(|&&vertex| vertex != corner);
        match (others.next(), others.next_back()) {
            (Some(&after), Some(&before)) => orientation(before, corner, after),
            _ => Orientation::Collinear,
        }
    }

    /// Returns how convex the polygon is, in either direction. Always correct. O(n).
    pub fn convexity(&self) -> Convexity {
        let ways = || self.edges().filter(|edge| !edge.is_point());
        let next = ways().skip(1).chain(ways().take(1));
        let mut n_turns = [0, 0, 0];
        let mut n_ascents = 0;
        for (way, next) in ways().zip(next) {
            let turn = orientation(way.from, way.to, next.to);
            let goes_back = (way.from < way.to) != (next.from < next.to);
            if turn == Orientation::Collinear && goes_back {
                return Convexity::Not;
            }
            n_turns[turn as usize] += 1;
            // A polygon that goes around once turns from downward to upward once.
            let begins_to_rise = !is_below(way.from, way.to) && is_below(next.from, next.to);
            n_ascents += usize::from(begins_to_rise);
        }
        let [n_right, _, n_left] = n_turns;
        if (0 < n_left && 0 < n_right) || n_ascents != 1 {
            Convexity::Not
        } else if n_left + n_right < self.vertices().len() {
            Convexity::Weak
        } else {
            Convexity::Strict
        }
    }

    /// Returns the perimeter, rounded. With two vertices, their distance counts twice. O(n).
    ///
    /// ```
    /// use analytic_geometry::{Polygon, points};
    ///
    /// let square = Polygon::new(points([(0, 0), (2, 0), (2, 2), (0, 2)])?);
    /// assert_eq!(square.doubled_area()?, 8);
    /// assert!((square.perimeter() - 8.0).abs() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn perimeter(&self) -> f64 {
        let squares = self.edges().map(|edge| edge.from.squared_distance(edge.to));
        squares.map(|square| T::product_to_f64(square).sqrt()).sum()
    }
}
